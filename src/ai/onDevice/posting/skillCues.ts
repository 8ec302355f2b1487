// Words of a posting that say whether a skill is asked for, welcome, offered, or only the company's.
import { inWords } from '#domain/text/wordLimits.ts';
import type { Section } from './headingCues.ts';
import type { Piece } from './sections.ts';

export const niceCue = inWords(
  /\b((a|an|big|strong|great|considered|definite|real|huge|added|distinct) (plus|advantage|bonus|asset|merit)|is (a|an) (\w+ )?(plus|advantage|bonus|asset|merit)|are (a )?(\w+ )?(plus|advantage|bonus|asset)|pluses|nice to have|would be (nice|great|good|an? (advantage|plus))|preferred|preferably|preferable|desirable|desired|ideally|advantageous|beneficial|not required|not (a )?(must|necessary|mandatory)|optional|bonus|favou?rable|welcome|helpful|is a benefit|se valora(r[aá])?\b|valorable|deseable|preferible(mente)?|idealmente|un plus|no (es )?imprescindible|es un extra|suma puntos)\b/i,
);
export const mustCue = inWords(
  /\b(must|required|require[sd]?|requirements?|mandatory|essential|need to|needed|necessary|minimum|at least|you have|you bring|you are|you know|proficien(t|cy)|experience(d)?|knowledge|expertise|understanding|familiar(ity)?|background in|skilled|skills|fluen(t|cy)|command of|ability to|degree|track record|strong in|competent|imprescindible|requiere|requisito|necesari[oa]|obligatori[oa]|m[ií]nim[oa]|experiencia|conocimientos?|dominio|manejo|nivel (alto|avanzado|medio)|capacidad|formaci[oó]n en)\b/i,
);
export const companyVoice = inWords(
  /^(we|our|the company|<organization>|at <organization>|somos|nuestra)\b/i,
);

/** What is offered, and statements about equal chances: no requirement, wherever they are. */
const perk = inWords(
  /\b(health|medical|dental|life|travel|private|group|accident) (insurance|care plan|cover)|\binsurance (plan|cover|package)|\b(paid|annual|parental|sick|maternity) leave|\b(holidays?|vacation|pension|401|gym|lunch(es)?|snacks?|fruit|free (food|drinks|coffee)|wellbeing|well-being|mental health|employee assistance|food service|canteen|discounts?|bonus(es)?|stock options|flexible (hours|working)|home office|salary|reimbursement|perks|team events)\b|\b(equal (opportunit|employment)|regardless of|without regard|diversity (and|&) inclusion|inclusive|discriminat|all backgrounds|disabilit|veteran|vacaciones|seguro (m[eé]dico|de vida|privado)|retribuci[oó]n flexible|igualdad de oportunidades|sin distinci[oó]n)/i,
);
/** Lines of business rather than skills: they count only where experience with them is asked for. */
export const industries = new Set([
  'Insurance',
  'Banking',
  'Fintech',
  'E-commerce',
  'Wind energy',
  'Renewable energy',
  'Solar energy',
  'Real estate',
  'Retail sales',
  'B2B',
  'B2B SaaS',
  'Medical devices',
  'Pharmacy',
  'Social media',
  'Recruitment',
  'Scientific writing',
  'Diversity and inclusion',
  'Mental health',
  'CNC machining',
  'Investment analysis',
  'Product ownership',
  'Open source',
]);

export const education = inWords(
  /\b(?:degree|bachelor|master(?:['’]?s)|diploma|ph\.?d|graduate|studies|grado en|licenciatura|título)\b/i,
);

export const cuedStrongly = inWords(
  /\b(experience (with|in|of|using)|knowledge (of|in)|proficien|skilled in|expertise in|background in|experiencia (en|con)|conocimientos? (de|en|sobre)|dominio de|manejo de)/i,
);

export const weights: Record<Section, number> = {
  must: 3,
  nice: 2,
  tags: 2,
  tasks: 1.5,
  opening: 1,
  about: 0.6,
  offer: 0,
  apply: 0,
};

/** False for pieces that ask for nothing: names of the company, what is offered. */
export function mayAsk(piece: Piece): boolean {
  const weight = weights[piece.section];
  return !(
    weight === 0 ||
    /^(?:company|employer|location|empresa|ubicación|lugar)\s*:/i.test(piece.text) ||
    (perk.test(piece.text) &&
      !inWords(/\b(experience|knowledge|experiencia|conocimientos?)\b/i).test(piece.text))
  );
}
