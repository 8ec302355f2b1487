// Statements of a resume about others, or about leisure: the nurse in charge gives the medicines, the bread is baked for the family. It is no evidence of what the person does at work.
import { inWords } from '#domain/text/wordLimits.ts';

const role =
  'head|tutor|mentor|landlord|trainer|nurse|planner|supervisor|manager|secretary|analyst|contractor|engineer|boss|chef|cook|cashier|accountant|bookkeeper|clerk|technician|doctor|agency|department|supplier|solicitor|lawyer|partner|owner|director|foreman|electrician|plumber|designer|developer|programmer|specialist|vet|pharmacist|dentist|assistant|coordinator|controller|driver|crew|firm|head office|office|sister|brother|mother|father|wife|husband|aunt|uncle|cousin|grandmother|grandfather|neighbour|friend|colleague|consultant|administrator|teacher|surveyor|mechanic|fitter|buyer';
const action =
  'hands?|gives?|gave|sends?|sent|files?|filed|submits?|submitted|presents?|pays|paid|buys|bought|installs?|installed|trains?|starts?|does|did|handles?d?|runs?|ran|looks? after|looked after|holds?|held|prepares?d?|types?d?|covers?(?:ed)?|cuts?|writes?|wrote|minutes|leads?|led|takes? care|took care|keeps?|kept|manages?d?|owns|makes|made|builds?|built|signs?|signed|books?|booked|orders?|ordered|drives?|drove|uses?d?|speaks?|spoke|operates?d?|decides?d?|approves?d?|checks?|checked|teaches|taught|programs|programmed|calculates?d?|closes?d?|reconciles?d?|plans?|planned|schedules?d?|designs?|designed|fixes|fixed|repairs?|repaired|deals? with|dealt with';
const subject = new RegExp(
  inWords(
    /^\W*(?:(?:(?:the|our|my|an?|another|other|most|one of (?:the|our|my))\s+(?:\p{L}[\p{L}'’-]*\s+){0,2}(?:ROLE)s?|(?:colleagues|contractors|facilities|others|head office|somebody else|someone else)|(?:an?|the) (?:outside|external|separate)(?:\s\p{L}+){1,2})(?:\s+(?:in charge|next door|of (?:the )?\p{L}+(?: \p{L}+)?(?: \d)?|on the(?: \p{L}+){1,2}|in \p{L}+))?\s+(?:DEED))\b/iu,
  )
    .source.replace('ROLE', role)
    .replace('DEED', action),
  'iu',
);
/** Work that goes to others. */
const passedOn = inWords(
  /(?:(?<=\p{L} )(?<!\b(?:I|we|and) )(?:goes|outsourced|passed on)|(?<=\p{L}s )go) (?:across |over |out |on |through |straight )*(?:[\p{L}]+ ){0,3}to (?:an? |the |our |my )?(?:\p{L}[\p{L}'’]* ){0,2}(?:team|department|agency|colleague|contractors?|office|specialist|firm|lab)\b|\b(?:is|are|was|were) (?:done|handled|prepared|run|made|kept|covered|carried out|looked after|managed|programmed) by (?!me\b|us\b|hand\b)/iu,
);

const oficio =
  'tutora?|maestr[oa]|pareja|soci[oa]s?|personal|camarer[oa]s?|hij[oa]s?|vecin[oa]s?|sobrin[oa]s?|jefe|jefa|encargad[oa]|contadora?|contables?|cajer[oa]s?|m[eé]dic[oa]s?|enfermer[oa]s?|enfermer[ií]a|supervisora?|gerente|t[eé]cnic[oa]s?|compañer[oa]s?|educadora?(?: diferencial)?|secretari[oa]|gestor[ií]?a?|asesor[ií]?a?|dueñ[oa]|chef|analistas?|ingenier[oa]s?|electricista|programadora?|departamento|abogad[oa]|proveedor|propietari[oa]|otr[oa]|empresa|t[ií][oa]|herman[oa]|madre|padre|espos[oa]|marido|mujer|abuel[oa]|prim[oa]|veterinari[oa]|farmac[eé]utic[oa]|administrativ[oa]';
const hecho =
  'present(?:a|aba|an|ó)|entreg(?:a|aba|an|ó)|descarg(?:a|aba|an)|carg(?:a|aba|an)|pag(?:a|aba|an)|empiez(?:a|an)|trabaj(?:a|aba|an)|escrib(?:e|en|[ií]a)|elabor(?:a|aba|an)|supervis(?:a|aba|an)|decid(?:e|en|[ií]a)|apr(?:ueba|uebas|obaba)|contrat(?:a|aba|an)|traduc(?:e|en|[ií]a)|instal(?:a|aba|an)|factur(?:a|aba|an)|emit(?:e|en|[ií]a)|compr(?:a|aba|an)|sirv(?:e|en)|cobr(?:a|aba|an)|prepar\\p{L}{1,4}|llev\\p{L}{1,4}|hac\\p{L}{1,4}|cubr\\p{L}{1,4}|resuelv\\p{L}{1,2}|resolv\\p{L}{1,4}|gestion\\p{L}{1,4}|firm\\p{L}{1,4}|atiend\\p{L}{1,2}|manej\\p{L}{1,4}|realiz\\p{L}{1,4}|dirig\\p{L}{1,4}|revis\\p{L}{1,4}|conduc\\p{L}{1,4}|utiliz\\p{L}{1,4}|us(?:a|aba|an)|calcul\\p{L}{1,4}|cierr\\p{L}{1,2}|captur\\p{L}{1,4}|program\\p{L}{1,4}|mont(?:a|aba|an)|redact\\p{L}{1,4}|habl(?:a|aba|an)|se (?:encarg|ocup)\\p{L}{1,4}';
const sujeto = new RegExp(
  inWords(
    /^\W*(?:el|la|los|las|una?|mi|mis|nuestr[oa]s?|otr[oa]s?)\s+(?:OFICIO)(?:\s+(?:de|del|con)(?:\s\p{L}+){1,2})?\s+(?:l[aeo]s?\s+)?(?:HECHO)(?![\p{L}])/iu,
  )
    .source.replace('OFICIO', oficio)
    .replace('HECHO', hecho),
  'iu',
);
/** "El costeo lo lleva la contadora": the subject comes last. */
const object = new RegExp(
  inWords(
    /\b(?:se )?l[ao]s?\s+(?!\p{L}+[oé](?![\p{L}]))(?:HECHO|pone|pag\p{L}{1,3}|ve(?:n|[ií]a)?|dej[aó])(?:\s+list[oa]s?)?\s+(?:enfermer[ií]a|administraci[oó]n|(?:siempre\s+)?(?:el|la|los|las|una?|otr[oa]s?|mi|nuestr[oa]s?)\s+(?:OFICIO|persona|señora?)(?![\p{L}]))/iu,
  )
    .source.replace('HECHO', hecho)
    .replace('OFICIO', oficio),
  'iu',
);
/** The subject after the verb: "en destino descarga el personal del almacén". */
const inverted = new RegExp(
  inWords(
    /(?<![\p{L}]|\bque )(?:HECHO)\s+(?:el|la|los|las|mi|nuestr[oa]s?)\s+(?:OFICIO)(?:\s+(?:de|del)\s\p{L}+)?(?![\p{L}])(?!\s+(?:con|a|de)\s+(?:mi|mis|nosotros))/iu,
  )
    .source.replace(
      'HECHO',
      '(?:descarga|carga|prepara|lleva|hace|firma|presenta|paga|cierra|revisa|calcula|monta|redacta|instala|compra|cobra)n?',
    )
    .replace('OFICIO', oficio),
  'iu',
);
const hacenOtros = inWords(
  /\b(?:que|algo que)\b.{0,30}\bhacen? (?:el|la|los|las|otr[oa]s?) (?:sector|departamento|equipo de|[aá]rea|empresa|compañer[oa]s?|proveedor)\b/iu,
);

/** Another team, or a firm that one had left. */
const otherGroup = inWords(
  /\b(?:another|the other) (?:group|team|department|site|branch|shift) (?:is|was|are|were|does|did|do|runs?|ran|has|had|handles?d?|uses?d?|tests?|looks? after)\b|\b(?:el|otro) equipo de \p{L}+ (?!de\b)\p{L}+(?:aba|ía|aban|ían)\b|\b(?:la empresa|the company) (?:pasó a|moved to|switched to) .{0,30}(?:ya me había ido|after I (?:had )?left)/iu,
);
const leisure = inWords(
  /^\W*(?:hobbies|interests|leisure|pastimes|aficiones|intereses|pasatiempos|tiempo libre)\s*[:–—-]|\b(?:in my (?:free|spare) time|out of hours I|weekends? off I|on my days off|for fun|para la familia|en mi tiempo libre|en mis ratos libres|como afici[oó]n|as a hobby)\b/iu,
);
/** Headings of leisure, up to the next heading. */
const leisureHeading = inWords(
  /^\W*(?:hobbies|interests|hobbies (?:and|&) interests|interests (?:and|&) hobbies|leisure|pastimes|free time|aficiones|aficiones e intereses|intereses|pasatiempos|tiempo libre|hobbies e intereses)\W*$/iu,
);

/** True where a clause is about others' work, or about leisure. */
export function isOfOthers(clause: string): boolean {
  return (
    subject.test(clause) ||
    passedOn.test(clause) ||
    sujeto.test(clause) ||
    object.test(clause) ||
    inverted.test(clause) ||
    hacenOtros.test(clause) ||
    otherGroup.test(clause) ||
    leisure.test(clause)
  );
}

/** True for a heading of leisure. */
export function isLeisureHeading(line: string): boolean {
  return line.length < 60 && leisureHeading.test(line);
}
