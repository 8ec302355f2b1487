// English words that are a verb in one place and a noun or a quality in another.

/** Things that end like a verb in its course, and verbs in their course that distinguish things: "training plans", "existing customers". */
export const thingsDone: ReadonlySet<string> = new Set(
  'training existing building testing marketing engineering ongoing incoming outgoing manufacturing pricing housing planning banking nursing purchasing meeting opening cleaning cooking working leading emerging underlying remaining missing accounting bookkeeping catering learning teaching coaching mentoring monitoring reporting scheduling packaging processing programming staffing filing mailing shipping billing operating wiring piping welding drawing upcoming competing conflicting changing growing recurring developing debugging computing networking gardening forecasting modelling modeling troubleshooting editing filming recruiting budgeting auditing controlling trading lighting heating painting understanding selling dispensing loading printing'.split(
    ' ',
  ),
);

/** Verbs that name things as well. */
export const nounsToo: ReadonlySet<string> = new Set(
  'work help support market research test program project process control order report design plan model brief staff store price form book measure review release record change visit build sample act cut fix run shape share ship track train transport update upgrade approach aim lead focus benchmark challenge need result value budget estimate forecast guide host influence interview invoice issue load map mentor monitor pack present produce prototype purchase scope source structure survey tune code care handle plant pay partner drill inventory claim call cash service file rescue place refund relay cure roast discharge use architect tension torque'.split(
    ' ',
  ),
);
