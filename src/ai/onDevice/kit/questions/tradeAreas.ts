// Which trades do which works: areas of the library that a job's own trade, and not its neighbour's, is asked about.
import { inWords } from '#domain/text/wordLimits.ts';

/** Works of these trades: a fault of a machine is none of a program. */
export const technicalAreas: ReadonlySet<string> = new Set(
  'software softwareCraft softwareDelivery platforms itOperations itServices data dataProducts testing infoSecurity'.split(
    ' ',
  ),
);

/** Areas whose works those who teach and study at a university do; elsewhere their postings name what they study. */
export const academicAreas: ReadonlySet<string> = new Set(
  'academia research laboratory scienceAndCulture teaching data dataProducts software softwareCraft leadership projects communications mediaAndDesign'.split(
    ' ',
  ),
);

/** Works of those who teach and study. */
export const ofScholars: ReadonlySet<string> = new Set(['academia', 'research']);

/** Titles of those who sell what others work with; and the occupations that sell. */
export const sells = inWords(
  /\b(?:sales (?:rep\w*|manager|executive|engineer)|medical rep\w*|delegad[oa]|comercial|visitador[oa]?(?:\/a)?|representante)\b/iu,
);
export const sellers: ReadonlySet<string> = new Set(
  'accountManager b2bSales buyer shopAssistant storeManager customerSupport marketingManager'.split(
    ' ',
  ),
);
