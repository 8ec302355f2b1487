// The ladder of degrees and schooling, and the words for each step, English and Spanish.
import { inWords } from '#domain/text/wordLimits.ts';

/** A step of the ladder and its words; the last part is true for words such as "diploma", which may be anything. */
export type DegreeKind = readonly [level: number, words: RegExp, isVague: boolean];

/** 0.5 compulsory school; 1 upper school, vocational, apprenticeship; 2 higher vocational; 3 bachelor; 4 master; 5 doctorate. The highest first: the first that is named counts. */
export const degreeKinds: readonly DegreeKind[] = [
  [
    5,
    inWords(
      /\b(?:ph\.? ?d|d\.phil|dr\. (?:rer|phil|ing|med)|doctorate|doctoral degree|doctorad[oa])\b(?!\.? (?:students?|projects?|positions?|fellows?|thes[ie]s|supervis\w+))/iu,
    ),
    false,
  ],
  [
    4,
    inWords(
      /(?<!\b(?:scrum|web|quiz|head) )\b(?:master['’]s|masters?(?: degree| of science| of arts| of \p{Lu}\p{Ll}+| in \p{Lu}| preferred| (?:or|and|\/) (?:ph|bachelor|doctor))|master en|m\.?sc|m\.?eng|mba|m\.?a\.?(?= \p{Lu})|máster|master(?= (?:en|de) )|mag[ií]ster|maestr[ií]a|posgrado|postgrado|postgraduate|ll\.?m|juris doctor)\b/iu,
    ),
    false,
  ],
  [
    4,
    inWords(
      /\b(?:M\.S\.|MS(?= in )|MS[NW]|MPH|MPA|MFA|M\.?Ed|MArch|MChem|MPhys|MMath|MBiol|J\.D\.?|JD|Dipl\.?-Ing|Diplom-\p{Lu}\p{Ll}+)(?![\p{L}\d])/u,
    ),
    false,
  ],
  [
    3,
    inWords(
      /\b(?:bachelor['’\u0092]?s?|b\.?sc|b\.a\.?|ba(?= (?:in|\(|\p{Lu}\p{Ll}))|b\.?eng|ll\.?b|law degree|undergraduate degree|university degree|academic degree|college degree|(?<!(?:high|large|great|some|certain|any|school|associate['’]?s?|\d) |[\d°-])degrees?(?! of (?!science|arts|bachelor|master))|graduate (?:in|of|degree)|licenciatura|licenciad[oa]|lic\. en|bachiller en|profesorado|t[ií]tulo de profesor[a]?|pedagog[ií]a en|doble titulaci[oó]n|diplomatura|diplomada en|grado (?:universitario|en)|graduad[oa] en(?! ESO)|ingenier[ií]a (?:en|superior|t[eé]cnica)|titulaci[oó]n universitaria|estudios universitarios|carrera universitaria|diploma (?:of|in) engineering)\b/iu,
    ),
    false,
  ],
  [
    3,
    inWords(
      /\b(?:B\.S\.?(?![\p{L}\d])|BS(?= in |[, ]+(?:in )?\p{Lu}\p{Ll}+)|BBA|BSW|BFA|BSN|B\.?Com|BArch|B\.?Ed|A\.B\.)(?![\p{L}\d])/u,
    ),
    false,
  ],
  [
    2,
    inWords(
      /\b(?:CFGS|grado superior|t[eé]cnico superior|ciclo (?:formativo )?(?:de grado )?superior|HND|tecnicatura|tecn[oó]log[oa]|tecnolog[ií]a en|t[eé]cnic[oa] \p{L}+ universitari[oa]|higher (?:diploma|national diploma|vocational)|foundation degree|meister)\b/iu,
    ),
    false,
  ],
  [
    2,
    inWords(/\b(?:associate['’]?s? degree|associate of|higher (?:national )?certificate)\b/iu),
    false,
  ],
  [2, inWords(/\b(?:A\.?A\.?S\.?|A\.S\.|A\.A\.)(?![\p{L}\d])/u), false],
  [1.8, inWords(/\b(?:HNC|higher (?:national )?certificate)\b/iu), false],
  [
    1,
    inWords(
      /\b(?:CFGM|time[- ]served|(?:trained|educated|schooled) as (?:an? )?(?=\p{L})|carrera t[eé]cnica|formaci[oó]n profesional|grado medio|t[eé]cnic[oa] (?:en|qu[ií]mic[oa]|mec[aá]nic[oa]|electricista)|[a-z]?vq level|ciclo formativo|FP\b|apprenticeship|vocational (?:training|qualification|degree)|certificado de profesionalidad|NVQ|BTEC|trade certificate|TCAE|level [2-5] (?:\p{L}+ ){0,4}(?:qualification|diploma))/iu,
    ),
    false,
  ],
  [
    3,
    inWords(
      /\b(?:qualified (?:\p{L}+ )?engineer|cand\.? ?(?:merc|oecon|polyt|scient|jur|mag)|egresad[oa] de|(?:estudiante|pasante) (?:avanzad[oa] )?de (?:los )?(?:[uú]ltimos|ingenier|licenciatura|la carrera|\p{Lu})|carrera de)\b/iu,
    ),
    true,
  ],
  [
    1,
    inWords(
      /\b(?:high[- ]school (?:diploma|graduate|degree|education)|A[- ]levels?|secundari[oa] complet[oa]|ense[ñn]anza media|bachillerato|preparatoria|escolaridad|titulaci[oó]n|t[ií]tulo (?:de|en)|diploma)\b/iu,
    ),
    true,
  ],
  [1, inWords(/\bGED\b/u), true],
  [
    0.5,
    inWords(
      /\b(?:secondary (?:school|education)|GCSEs?|O[- ]levels?|graduado (?:en ESO|escolar))\b/iu,
    ),
    true,
  ],
  [0.5, inWords(/\bESO\b/u), true],
];

/** School alone, of whatever kind: it has no subject. */
export const schooling = inWords(
  /\b(?:high[- ]school|secondary (?:school|education)|A[- ]levels?|secundari[oa]|ense[ñn]anza media|bachillerato|bachiller(?! en)|preparatoria|GED|graduado escolar|graduado en ESO|ESO)\b/iu,
);

/** School as resumes tell it. */
export const heldSchooling: DegreeKind = [
  1,
  inWords(
    /\b(?:high school(?! teacher)|secundari[oa]|bachiller(?:ato)?|prepa(?:ratoria)?|sixth form|Abitur)\b/iu,
  ),
  true,
];

/** Being a doctor to be, or an apprentice: the studies are under way. */
export const heldByRole: readonly DegreeKind[] = [
  [5, inWords(/\b(?:doctorand[oa]|(?:ph\.? ?d|doctoral) (?:student|candidate))\b/iu), false],
  [1, inWords(/\bapprentice\b/iu), false],
  [3, inWords(/^\W*(?:studied|estudi[eé]) \p{Lu}\p{L}+/iu), false],
];

/** The lowest of several levels that would do: "grado medio o superior". */
export const lowestWillDo = inWords(/\bgrado medio o superior\b/iu);

/** Studies by their name alone, as Spanish has them: "Ingeniería de Edificación", "Contador Público", "ADE". */
const studies =
  '(?:ingenier(?:[ií]a|[oa])|arquitect(?:ura|[oa])|lic\\.|abogad[oa]|derecho|contadur[ií]a|contador[a]? p[uú]blic[oa]|enfermer[ií]a|econom[ií]a|econ[oó]micas|psicolog[ií]a|pedagog[ií]a|magisterio|trabajo social|relaciones laborales|administraci[oó]n(?: y direcci[oó]n)? de empresas|ADE|farmacia|veterinaria|qu[ií]mica|biolog[ií]a|f[ií]sica|matem[aá]ticas|periodismo|publicidad)';

/** The same, and those that are also words for work: told as studies they are studies. */
const moreStudies = studies.replace(
  /\)$/,
  '|sociolog[ií]a|historia|filosof[ií]a|filolog[ií]a|medicina|odontolog[ií]a|nutrici[oó]n|fisioterapia|bioqu[ií]mica|inform[aá]tica|comunicaci[oó]n|turismo|bellas artes|geolog[ií]a|geograf[ií]a|agronom[ií]a)',
);

/** Asked for as studies: titled, or with others that will do. */
export const asksForStudies: DegreeKind = [
  3,
  new RegExp(
    inWords(
      /^\W*(?:(?:t[ií]tulo|titulaci[oó]n|titulad[oa]|estudios|formaci[oó]n|carrera)s? (?:superior(?:es)? |universitari[oa]s? )?(?:de |en )STUDIES\b|STUDIES\b.{0,80}\b(?:o|u) (?:similar|equivalente|carrera|titulaci[oó]n|af[ií]n)|STUDIES (?:t[eé]cnic[oa]|superior|titulad[oa])|(?:estudiante|graduad[oa]|egresad[oa]|pasante|recibid[oa])(?: (?:avanzad[oa]|o graduad[oa]|o recibid[oa]))* (?:de|en) (?:la )?MORE)/iu,
    )
      .source.replaceAll('STUDIES', studies)
      .replaceAll('MORE', moreStudies),
    'iu',
  ),
  false,
];

/** Told as studies: at a place where they are taught, or with how far they went. */
export const heldStudies: DegreeKind = [
  3,
  new RegExp(
    inWords(
      /^\W*(?:(?:t[ií]tulo|titulad[oa]) (?:de |en ))?STUDIES\b(?=.*(?:universi|facultad|escuela|instituto|polit[eé]cnic|\bU[A-Z]{2,5}\b|ITESO|ITESM|UTN|\bTec(?:nol[oó]gico)?\b|titulad|pasante|egresad|materias|cr[eé]ditos|\d\.?[ºo] (?:año|curso)|(?:segundo|tercer|cuarto|quinto) (?:año|curso)))/iu,
    ).source.replaceAll('STUDIES', moreStudies),
    'iu',
  ),
  false,
];
