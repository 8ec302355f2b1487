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
const family = (
  names: RegExp,
  { held = names, steps = [], kinds = [] }: Partial<LicenceFamily> = {},
): LicenceFamily => ({
  asked: inWords(names),
  held: inWords(held),
  steps: steps.map((one) => inWords(one)),
  kinds: kinds.map((one) => inWords(one)),
});
const belts = [
  /\b(?:white|blanco)\b/iu,
  /\b(?:yellow|amarillo)\b/iu,
  /\b(?:green|verde)\b/iu,
  /\bblack|negro\b/iu,
];
const grades = [
  /\bfoundation|fundamentos\b/iu,
  /\b(?:practitioner|intermediate)\b/iu,
  /\b(?:professional|expert|master)\b/iu,
];

/** The first that a requirement names is meant. */
export const licenceFamilies: readonly LicenceFamily[] = [
  family(/\b(?:six sigma|(?:white|yellow|green|black) belt)\b/iu, { steps: belts }),
  family(/\bPRINCE ?2\b/iu, { steps: grades }),
  family(/\bITIL\b/iu, { steps: grades }),
  family(/\b(?:AWS|Amazon Web Services)\b/iu, {
    held: /\b(?:AWS|Amazon Web Services)\b.*\b(?:certif\p{L}+|associate|practitioner|professional|specialty)\b/iu,
    kinds: [
      /\barchitect\b/iu,
      /\bdeveloper\b/iu,
      /\bsysops\b/iu,
      /\bdevops\b/iu,
      /\bpractitioner\b/iu,
      /\bdata\b/iu,
      /\bmachine learning\b/iu,
      /\bsecurity\b/iu,
    ],
    steps: [/\bpractitioner\b/iu, /\bassociate\b/iu, /\b(?:professional|specialty)\b/iu],
  }),
  family(/\bOSHA\b/iu, { steps: [/\b10\b|\b10[- ]hour\b/iu, /\b30\b|\b30[- ]hour\b/iu] }),
  family(/\b(?:security clearance|(?:BPSS|CTC|SC|DV)[- ](?:clear\p{L}*|eligible))\b/iu, {
    held: /\b(?:BPSS|CTC|SC|DV)(?:[- ](?:clear\p{L}*|since|until|to))\b|\bsecurity clear\p{L}+/iu,
    steps: [/\bBPSS\b/u, /\bCTC\b/u, /\bSC\b/u, /\bDV\b/u],
  }),
  family(/\b(?:DBS|CRB|disclosure and barring|disclosure scotland|PVG)\b/iu),
  family(/\b(?:NMC|nursing and midwifery council)\b/iu),
  family(/\bHCPC\b/u, { held: /\bHCPC\b|\bHCPC [A-Z]{2}\d+/u }),
  family(/\b(?:SIA|security industry authority)\b/iu, {
    held: /\b(?:SIA|security industry authority|public space surveillance)\b/iu,
    kinds: [
      /\bdoor supervis\p{L}+\b/iu,
      /\b(?:CCTV|public space surveillance)\b/iu,
      /\bguarding\b/iu,
      /\bclose protection\b/iu,
    ],
  }),
  family(/\b(?:fire|evac(?:uation)?) (?:warden|marshal|steward)s?\b/iu),
  family(/\b(?:BS ?7858|security vetting|vetting)\b/iu, {
    held: /\b(?:BS ?7858|vetted|vetting|screened to)\b/iu,
  }),
  family(
    /\b(?:ACLS|advanced (?:cardiac |cardiovascular )?life support|soporte vital avanzado|SVA)\b/iu,
  ),
  family(/\b(?:BLS|basic life support|CPR|RCP|soporte vital b[aá]sico|SVB)\b/iu, {
    held: /\b(?:BLS|basic life support|CPR|RCP|resuscitation|soporte vital b[aá]sico|SVB|DEA|AED)\b/iu,
  }),
  family(
    /\b(?:food (?:hygiene|safety|handl\p{L}+)|servsafe|manipulador\p{L}* de alimentos|manipulaci[oó]n de alimentos)\b/iu,
  ),
  family(/\b(?:PMP|project management professional)\b/iu),
  family(/\b(?:PRL|prevenci[oó]n de riesgos|riesgos laborales)\b/iu),
  family(/\b(?:CAP|certificado de aptitud profesional)\b/u, {
    held: /\bCAP\b|\baptitud profesional\b/u,
  }),
  family(/\bsafeguarding\b/iu),
  family(/\b(?:18th ed(?:ition)?|BS ?7671)\b/iu),
  family(/\b(?:colegiaci[oó]n|colegiad[oa])\b/iu),
  family(/\bc[eé]dula(?: profesional)?\b/iu),
  family(/\bmatr[ií]cula (?:habilitante|profesional|vigente|nacional|provincial)\b/iu, {
    held: /\bmatr[ií]culas?\b|\bM\. ?[NP]\./iu,
  }),
  family(
    /\b(?:right to work|(?:eligib\p{L}+|authori[sz]\p{L}+|entitled|allowed) to (?:live and )?work|work (?:permit|authori[sz]ation)|permiso de (?:trabajo|residencia))\b/iu,
    {
      held: /\b(?:right to work|(?:eligible|authori[sz]ed|entitled|allowed) to (?:live and )?work|work permit|citizens?|citizenship|permanent resid\p{L}+|green card|settled status|indefinite leave|(?:no|without) (?:visa|sponsorship) (?:needed|required)|stamp 4|permiso de trabajo|nacionalidad|ciudadan[oa]|residencia permanente|NIE)\b/iu,
    },
  ),
];

/** The step of a paper that a text names; null where it names none. */
export const readStep = (text: string, { steps }: LicenceFamily): number | null => {
  const step = steps.findLastIndex((one) => one.test(text));
  return step < 0 ? null : step;
};
