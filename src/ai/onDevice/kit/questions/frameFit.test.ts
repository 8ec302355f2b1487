// A question that supposes something of a duty is asked only of duties that have it.
import { describe, expect, it } from 'vitest';
import { fitsPlainly } from './frameFit.ts';
import { fitsNearly } from './nearFit.ts';

describe('a question of a kind of work', () => {
  it.each([
    ['cooperateKeepingTrack', 'engage with teams to address failure patterns', false],
    ['cooperateKeepingTrack', 'coordinate with suppliers', true],
    ['improveStart', 'ensure year over year quality improvements', false],
    ['improveStart', 'improve the way orders are packed', true],
    ['recordTraceable', 'document approach', false],
    ['recordTraceable', 'claim unpaid orders by phone', false],
    ['recordTraceable', 'file the invoices of suppliers', true],
    ['buildFindNeed', 'develop and manage the product portfolio', false],
    ['buildFindNeed', 'build tools for the workshop', true],
    ['planPeople', 'allocate resources', false],
    ['planPeople', 'prepare the tide tables for the pilots', false],
    ['planPeople', 'coordinate the launch of a ferry line', true],
    ['analyseForDecision', 'track the water levels', false],
    ['analyseForDecision', 'evaluate the bids of shipyards', true],
    ['planOrder', 'coordinar a dos grumetes', false],
    ['planOrder', 'coordinate three drivers', false],
    ['planOrder', 'planificar las travesías', true],
    ['checkShortTime', 'check the colour of the dough', false],
    ['checkShortTime', 'check water samples', true],
    ['careHelpRefused', 'apply sun cream to children', false],
    ['careHelpRefused', 'accompany elderly passengers', true],
    ['recordBacklog', 'claim overdue invoices by phone', false],
    ['recordBacklog', 'process the claims of passengers', true],
    ['checkDisputed', 'check the ropes every morning', false],
    ['checkDisputed', 'inspect the hulls of ferries', true],
    ['decidePriority', 'decide when a diver may go back into the water', false],
    ['serveRealNeed', 'resolver imprevistos a bordo', false],
    ['adviseNotSure', 'explain your work to people of another field', false],
    ['adviseNotSure', 'advise patients on diet', true],
    ['careChangeNoticed', 'greet patients', false],
    ['careChangeNoticed', 'monitor patients', true],
    ['careHelpRefused', 'coordinate with families', false],
    ['leadHandOver', 'manage subcontractors', false],
    ['leadHandOver', 'lead the night crew', true],
    ['leadPoorWork', 'take part in agile ceremonies', false],
    ['leadPoorWork', 'lead the night crew', true],
    ['analyseGaps', 'keep up with new technologies', false],
    ['analyseGaps', 'identify opportunities', false],
    ['analyseGaps', 'assess the claims of tenants', true],
    ['analyseUnexpected', 'ensure the reliability of kilns', false],
    ['analyseUnexpected', 'test the flour of each mill', true],
    ['adviseMisunderstood', 'collate monitoring data', false],
    ['adviseMisunderstood', 'report faults to the miller', true],
    ['planPeople', 'manage project budgets', false],
    ['buildReadyForUse', 'develop and conduct training', false],
    ['planOrder', 'coordinate the work between shipyards', false],
    ['planBroken', 'coordinate the work between shipyards', false],
    ['planBroken', 'plan the work of the shipyard', true],
    ['buildFindNeed', 'soldar piezas metálicas', false],
    ['checkShortTime', 'check whether the definition of fields makes sense', false],
    ['codeToRelease', 'create apps from scratch', false],
    ['codeToRelease', 'create apps for sailors', true],
    ['repairHandOver', 'troubleshoot performance and locking issues', false],
    ['repairMismatch', 'troubleshoot slow queries', false],
    ['repairHandOver', 'repair the engines of ferries', true],
    ['repairHandOver', 'diagnose and repair outboard engines', true],
  ])('%s of "%s": %s', (question, duty, fits) => expect(fitsNearly(question, duty)).toBe(fits));

  it('takes over what goes on from day to day, no single piece of work', () => {
    expect(fitsPlainly('otherBeforeStarting', 'elaborar la lista de trabajos', 'plan')).toBe(false);
    expect(fitsPlainly('otherBeforeStarting', 'manage the archive', 'record')).toBe(true);
  });
});

describe('a question that fits any work', () => {
  it.each([
    ['otherStopSign', 'dismantle a crane', 'other', true],
    ['otherStopSign', 'rescatar a personas atrapadas', 'other', true],
    ['otherStopSign', 'write the minutes of the council', 'record', false],
    ['otherHarderThanExpected', 'be responsible for the ticket desk', 'other', false],
    ['otherHarderThanExpected', 'act as the first point of contact for skippers', 'other', false],
    ['otherHarderThanExpected', 'submit a report on the completed voyage', 'other', false],
    ['otherHarderThanExpected', 'organise the regatta of the island schools', 'plan', true],
    ['otherOwnPart', 'submit a report on the completed voyage', 'other', true],
    ['otherOwnPart', 'ensure order on the pier', 'other', false],
    ['otherBeforeStarting', 'be responsible for the ticket desk', 'other', true],
    ['otherCameOutRight', 'temper chocolate', 'operate', true],
    ['otherCameOutRight', 'podar los olivos', 'other', true],
    ['otherCameOutRight', 'plan the harvest', 'plan', false],
    ['otherCouldEscalate', 'mediar en peleas de vecinos', 'other', true],
    ['otherCouldEscalate', 'paint the fence', 'operate', false],
    ['otherOnePerson', 'accompany families to the airport', 'care', true],
    ['otherOnePerson', 'count the buoys', 'check', false],
    ['otherWhatGoesWrong', 'resolve incidents on board', 'serve', false],
    ['otherWhatGoesWrong', 'resolver imprevistos en el rodaje', 'other', false],
    ['otherHarderThanExpected', 'run the sawmill', 'operate', false],
    ['otherGoodWork', 'prepare estimates', 'plan', false],
    ['otherRealCase', 'manage a junior baker', 'lead', false],
  ] as const)('%s of “%s” (%s): %s', (question, duty, kind, fits) =>
    expect(fitsPlainly(question, duty, kind)).toBe(fits),
  );
});

describe('a question whether it goes well', () => {
  it.each([
    ['ensure the safety of the ferry', false],
    ['asegurar el cumplimiento de ATEX en los muelles', false],
    ['maintain the timetable of the ferry', true],
  ])('fits no keeping of rules: %s', (duty, fits) =>
    expect(fitsPlainly('otherDoingWell', duty, 'other')).toBe(fits),
  );
});
