// Words that mean the same in a resume: two names of one thing, and verbs that claim no more than each other. What is not here is not the same.

/** Names of one thing; the names of a row are interchangeable. */
const rows = `
javascript | js | ecmascript
typescript | ts
kubernetes | k8s
postgresql | postgres | psql
node.js | nodejs
react | react.js | reactjs
vue | vue.js | vuejs
next.js | nextjs
angular | angularjs
amazon web services | aws
google cloud platform | google cloud | gcp
microsoft azure | azure
ci/cd | continuous integration and delivery | continuous integration and continuous delivery
continuous integration | ci
machine learning | ml | aprendizaje automático
natural language processing | nlp
artificial intelligence | ai | inteligencia artificial | ia
user interface | ui
user experience | ux
search engine optimization | search engine optimisation | seo
search engine marketing | sem
pay per click | pay-per-click | ppc
customer relationship management | crm
enterprise resource planning | erp
human resources | hr | recursos humanos | rr. hh. | rrhh
quality assurance | qa
key performance indicators | kpis | kpi
business intelligence | bi
finite element analysis | fea
computer-aided design | cad
computational fluid dynamics | cfd
design for manufacturing | dfm
geometric dimensioning and tolerancing | gd&t
electronic health records | ehr | electronic medical records | emr | historia clínica electrónica
intravenous therapy | iv therapy
cardiopulmonary resuscitation | cpr
generally accepted accounting principles | gaap
international financial reporting standards | ifrs | niif
accounts payable | a/p
accounts receivable | a/r
profit and loss | p&l
application programming interfaces | apis
rest apis | restful apis | rest api
infrastructure as code | iac
object-oriented programming | oop
test-driven development | tdd
test automation | automated testing
version control | source control
a/b testing | ab testing | split testing
microsoft excel | ms excel | excel
microsoft office | ms office
powerpoint | ms powerpoint | microsoft powerpoint
data visualization | data visualisation | visualización de datos
stakeholder management | gestión de partes interesadas
project management | gestión de proyectos
customer service | atención al cliente
month-end close | month end close | cierre mensual
golang | go
c sharp | c#
sql server | ms sql | mssql
occupational health and safety | ohs
point of sale | pos`;

/** Verbs in the past, base and -ing forms by stem; none in a row claims more than another. */
const verbs = `
built created developed made produced
cut reduced lowered decreased
raised increased grew lifted
wrote authored drafted
fixed resolved solved repaired
led leads leading headed heads heading directed directs directing
managed manages manage managing ran oversaw oversees overseeing supervised supervises supervising
introduced launched started
helped supported assisted
checked verified inspected
analysed analyzed studied examined
taught trained coached
answered handled processed
organised organized arranged coordinated
moved migrated transferred
sped accelerated shortened
construí creé desarrollé hice
reduje bajé disminuí
aumenté subí incrementé
escribí redacté
arreglé resolví solucioné
dirigí lideré encabecé dirigir liderar encabezar
gestioné administré supervisé gestionar supervisar
ayudé apoyé
analicé estudié examiné
enseñé formé
organicé coordiné`;

const toPlain = (text: string): string =>
  text.toLowerCase().replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim();

const groups = rows
  .trim()
  .split('\n')
  .map((row) => row.split('|').map(toPlain));
const groupOf = new Map(groups.flatMap((group) => group.map((name) => [name, group] as const)));

/** All names of a thing, itself included. */
export function namesOf(term: string): readonly string[] {
  return groupOf.get(toPlain(term)) ?? [toPlain(term)];
}

/** True when two terms name the same thing. */
export function isSameTerm(a: string, b: string): boolean {
  return namesOf(a).includes(toPlain(b));
}

/** The longest name of a known thing has this many words. */
export const longestName = Math.max(...[...groupOf.keys()].map((name) => name.split(' ').length));

const verbRows = verbs
  .trim()
  .split('\n')
  .map((row) => row.split(' '));
const verbRow = new Map(verbRows.flatMap((row) => row.map((verb) => [verb, row] as const)));

/** Verbs that claim the same as this one, itself included. */
export function listVerbsLike(verb: string): readonly string[] {
  return verbRow.get(verb.toLowerCase()) ?? [verb.toLowerCase()];
}
