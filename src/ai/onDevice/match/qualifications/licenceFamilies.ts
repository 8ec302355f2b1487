// Papers that go by several names, and those that come in steps: which one a text names, and how high.
import { inWords } from '#domain/text/wordLimits.ts';

/** One paper by all its names; `steps` from low to high where it comes in several. */
export interface LicenceFamily {
  asked: RegExp;
  held: RegExp;
  steps: readonly RegExp[];
  /** Kinds of it, of which one is no other. */
  kinds: readonly RegExp[];
}
const defineFamily = (
  names: RegExp,
  { held = names, steps = [], kinds = [] }: Partial<LicenceFamily> = {},
): LicenceFamily => ({
  asked: names,
  held,
  steps,
  kinds,
});
const belts = [
  inWords(/\b(?:white|blanco)\b/iu),
  inWords(/\b(?:yellow|amarillo)\b/iu),
  inWords(/\b(?:green|verde)\b/iu),
  inWords(/\bblack|negro\b/iu),
];
const grades = [
  inWords(/\bfoundation|fundamentos\b/iu),
  inWords(/\b(?:practitioner|intermediate)\b/iu),
  inWords(/\b(?:professional|expert|master)\b/iu),
];

/** The first that a requirement names is meant. */
export const licenceFamilies: readonly LicenceFamily[] = [
  defineFamily(inWords(/\b(?:six sigma|(?:white|yellow|green|black) belt)\b/iu), { steps: belts }),
  defineFamily(inWords(/\bPRINCE ?2\b/iu), { steps: grades }),
  defineFamily(inWords(/\bITIL\b/iu), { steps: grades }),
  defineFamily(inWords(/\b(?:AWS|Amazon Web Services)\b/iu), {
    held: inWords(
      /\b(?:AWS|Amazon Web Services)\b.*\b(?:certif\p{L}+|associate|practitioner|professional|specialty)\b/iu,
    ),
    kinds: [
      inWords(/\barchitect\b/iu),
      inWords(/\bdeveloper\b/iu),
      inWords(/\bsysops\b/iu),
      inWords(/\bdevops\b/iu),
      inWords(/\bpractitioner\b/iu),
      inWords(/\bdata\b/iu),
      inWords(/\bmachine learning\b/iu),
      inWords(/\bsecurity\b/iu),
    ],
    steps: [
      inWords(/\bpractitioner\b/iu),
      inWords(/\bassociate\b/iu),
      inWords(/\b(?:professional|specialty)\b/iu),
    ],
  }),
  defineFamily(inWords(/\bOSHA\b/iu), {
    steps: [inWords(/\b10\b|\b10[- ]hour\b/iu), inWords(/\b30\b|\b30[- ]hour\b/iu)],
  }),
  defineFamily(
    inWords(/\b(?:security clearance|(?:BPSS|CTC|SC|DV)[- ](?:clear\p{L}*|eligible))\b/iu),
    {
      held: inWords(
        /\b(?:BPSS|CTC|SC|DV)(?:[- ](?:clear\p{L}*|since|until|to))\b|\bsecurity clear\p{L}+/iu,
      ),
      steps: [inWords(/\bBPSS\b/u), inWords(/\bCTC\b/u), inWords(/\bSC\b/u), inWords(/\bDV\b/u)],
    },
  ),
  defineFamily(inWords(/\b(?:DBS|CRB|disclosure and barring|disclosure scotland|PVG)\b/iu)),
  defineFamily(inWords(/\b(?:NMC|nursing and midwifery council)\b/iu)),
  defineFamily(inWords(/\bHCPC\b/u), { held: inWords(/\bHCPC\b|\bHCPC [A-Z]{2}\d+/u) }),
  defineFamily(inWords(/\b(?:SIA|security industry authority)\b/iu), {
    held: inWords(/\b(?:SIA|security industry authority|public space surveillance)\b/iu),
    kinds: [
      inWords(/\bdoor supervis\p{L}+\b/iu),
      inWords(/\b(?:CCTV|public space surveillance)\b/iu),
      inWords(/\bguarding\b/iu),
      inWords(/\bclose protection\b/iu),
    ],
  }),
  defineFamily(inWords(/\b(?:fire|evac(?:uation)?) (?:warden|marshal|steward)s?\b/iu)),
  defineFamily(inWords(/\b(?:BS ?7858|security vetting|vetting)\b/iu), {
    held: inWords(/\b(?:BS ?7858|vetted|vetting|screened to)\b/iu),
  }),
  defineFamily(
    inWords(
      /\b(?:ACLS|advanced (?:cardiac |cardiovascular )?life support|soporte vital avanzado|SVA)\b/iu,
    ),
  ),
  defineFamily(inWords(/\b(?:BLS|basic life support|CPR|RCP|soporte vital b[aá]sico|SVB)\b/iu), {
    held: inWords(
      /\b(?:BLS|basic life support|CPR|RCP|resuscitation|soporte vital b[aá]sico|SVB|DEA|AED)\b/iu,
    ),
  }),
  defineFamily(
    inWords(
      /\b(?:food (?:hygiene|safety|handl\p{L}+)|servsafe|manipulador\p{L}* de alimentos|manipulaci[oó]n de alimentos)\b/iu,
    ),
  ),
  defineFamily(inWords(/\b(?:PMP|project management professional)\b/iu)),
  defineFamily(inWords(/\b(?:PRL|prevenci[oó]n de riesgos|riesgos laborales)\b/iu)),
  defineFamily(inWords(/\b(?:CAP|certificado de aptitud profesional)\b/u), {
    held: inWords(/\bCAP\b|\baptitud profesional\b/u),
  }),
  defineFamily(inWords(/\bsafeguarding\b/iu)),
  defineFamily(inWords(/\b(?:18th ed(?:ition)?|BS ?7671)\b/iu)),
  defineFamily(inWords(/\b(?:colegiaci[oó]n|colegiad[oa])\b/iu)),
  defineFamily(inWords(/\bc[eé]dula(?: profesional)?\b/iu)),
  defineFamily(
    inWords(/\bmatr[ií]cula (?:habilitante|profesional|vigente|nacional|provincial)\b/iu),
    {
      held: inWords(/\bmatr[ií]culas?\b|\bM\. ?[NP]\./iu),
    },
  ),
  defineFamily(
    inWords(
      /\b(?:right to work|(?:eligib\p{L}+|authori[sz]\p{L}+|entitled|allowed) to (?:live and )?work|work (?:permit|authori[sz]ation)|permiso de (?:trabajo|residencia))\b/iu,
    ),
    {
      held: inWords(
        /\b(?:right to work|(?:eligible|authori[sz]ed|entitled|allowed) to (?:live and )?work|work permit|citizens?|citizenship|permanent resid\p{L}+|green card|settled status|indefinite leave|(?:no|without) (?:visa|sponsorship) (?:needed|required)|stamp 4|permiso de trabajo|nacionalidad|ciudadan[oa]|residencia permanente|NIE)\b/iu,
      ),
    },
  ),
];

/** The step of a paper that a text names; null where it names none. */
export const readStep = (text: string, { steps }: LicenceFamily): number | null => {
  const step = steps.findLastIndex((one) => one.test(text));
  return step < 0 ? null : step;
};
