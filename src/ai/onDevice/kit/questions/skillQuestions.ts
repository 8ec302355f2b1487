// The questions about a skill that a posting requires, by what one does with it.
import { inWords } from '#domain/text/wordLimits.ts';
import type { CompetencyId } from '#ai/onDevice/library/questions/competencyText.ts';
import bySkill from '#ai/onDevice/library/written/bySkill.json';
import type { SkillKind, WrittenQuestion } from '#ai/onDevice/library/written/written.ts';
import { findSkillNamed } from '#ai/onDevice/skills/skillIndex.ts';
import { findSkillWords } from '#ai/onDevice/kit/skillWords.ts';
import { offerOf, type Offer } from './writtenQuestions.ts';

type Language = 'en' | 'es';

/** Spanish nouns whose gender their ending does not tell. */
const masculine = /^(?:mapas?|programas?|sistemas?|problemas?|análisis|diagnósticos?)$/u;
const feminine =
  /(?:[cs]ión|[dt]ad|tud|umbre|[^m]a|síntesis|hipótesis)$|^(?:redes|ventas|compras|nóminas)$/u;

/** A skill with its article inside a sentence: "la elaboración de informes", "el riego"; a name stays as it is. */
export function withSpanishArticle(name: string): string {
  const [first = ''] = name.split(/[\s-]/);
  if (!/^\p{Ll}/u.test(first)) return name;
  const one = first.replace(/([cs])iones$/u, '$1ión').replace(/(?<=[aeo])s$/u, '');
  const isMany = first !== one;
  const isFeminine = !masculine.test(first) && (feminine.test(one) || feminine.test(first));
  return `${isFeminine ? (isMany ? 'las' : 'la') : isMany ? 'los' : 'el'} ${name}`;
}
const ofSkill = bySkill as Record<SkillKind, WrittenQuestion[]>;

const machines = inWords(
  /\b(?:forklift|crane|excavator|lathe|press|drill|scanner|ventilator|microscope|spectro\w*|chromatograph\w*|hplc|cnc|plc|welding|mig|tig|truck|carretilla|grúa|torno|soldadura|oven|espresso)\b/i,
);
const programming =
  /^(?:java|javascript|typescript|python|c|c#|c\+\+|f#|php|ruby|ruby on rails|go|rust|kotlin|swift|scala|r|matlab|react|react native|angular|vue|vue\.js|node|node\.js|next\.js|django|flask|laravel|symfony|spring|spring boot|\.net|\.net core|asp\.net|html|css|sass|bash|powershell|perl|haskell|elixir|clojure|dart|flutter|pytorch|tensorflow|pandas|vba|embedded c|qt|unity|hibernate|jquery|redux|svelte|objective-c|assembly|cobol|abap|apex|groovy)$/i;

/** Tools by what one does with them; what stands in none of the lists gets the plain question. */
const toolKinds: readonly [SkillKind, RegExp][] = [
  [
    'testTool',
    /^(?:selenium|cypress|playwright|junit|testng|pytest|jest|mocha|jasmine|vitest|cucumber|robot framework|appium|postman|soapui|jmeter|gatling|k6|nunit|xunit|karma|mockito|rspec|phpunit|espresso|xctest|testing library|webdriverio)$/i,
  ],
  [
    'database',
    /^(?:sql|t-sql|pl\/sql|postgresql|mysql|mariadb|oracle(?: database)?|sql server|microsoft sql server|mongodb|cassandra|redis|sqlite|db2|snowflake|bigquery|redshift|dynamodb|neo4j|teradata|elasticsearch)$/i,
  ],
  [
    'platform',
    /^(?:aws|amazon web services|azure|microsoft azure|google cloud(?: platform)?|gcp|docker|kubernetes|openshift|jenkins|gitlab ci|github actions|circleci|terraform|ansible|puppet|chef|helm|linux|unix|windows server|vmware|apache kafka|kafka|rabbitmq|nginx|apache|active directory|citrix|hadoop|spark|apache spark|airflow|databricks|splunk|prometheus|grafana|ec2|lambda|cloudformation|openstack|elastic stack|tomcat)$/i,
  ],
  [
    'system',
    /^(?:sap.*|salesforce.*|hubspot|microsoft dynamics.*|dynamics.*|navision|sage.*|xero|quickbooks|a3.*|contaplus|oracle ebs|netsuite|workday|bamboohr|zendesk|servicenow|freshdesk|opera|opera pms|protel|micros|crm|erp|wms|excel|google sheets|microsoft access|access|datev|peoplesoft|successfactors|electronic health records|epic|cerner|lims|sharepoint)$/i,
  ],
];

/** Names so wide or so vague that nobody could answer about them. */
const vague = inWords(
  /^(?:networking|monitoring|reporting|communication|programming|training|planning|testing|writing|go-to-market|genetics|leadership|sales|research|change management|coaching|presentation\w*|negotiation|(?:technical )?documentation|technical writing|analytics|automation|microservices|scrum|kanban|cloud|agile|windows|office|scripting|outreach|product ownership|business development|firmware|stakeholder management|time management|people management|troubleshooting|problem solving|teamwork|decision making|compliance|visuali[sz]ation|data visuali[sz]ation|purchasing|maintenance|electrical maintenance|controlling|product development|business analysis|process improvement|system administration|account management|pair programming|validation|valuation|multithreading|data lakes?|data warehous\w+|mechanical ventilation|reception|constructive feedback|program(?:me)? management|project management|customer satisfaction|site reliability(?: engineering)?|early childhood education|geriatric\w*|gerontology|p(?:a)?ediatrics|oncology|palliative care|cardiology|psychiatry|neurology|veterinary(?: \w+)?|emergencies|emergency care|social work|performance management|delivery driving|software development|web development|front-end development|back-end development|quality assurance|roadmapping|intensive care|laboratory work|json|xml|yaml|markdown|bitbucket|svn|maven|gradle|npm|yarn|webpack|eclipse|intellij.*|visual studio.*|slack|zoom|teams|miro|notion|outlook|word|powerpoint|macos)$/i,
);
/** What somebody does from day to day and can hand on to the next person. */
const goesOn = inWords(
  /\b(?:payroll|account\w*|bookkeeping|inventory|stock|procure\w*|purchas\w*|seo|sem|campaign\w*|recruit\w*|scheduling|planning|logistics|warehouse\w*|budget\w*|report\w*|records?|archiv\w*|catalogu\w*|marketing|social media|grant\w*|invoic\w*|billing|tax\w*|fundraising|forecast\w*|administration|reconciliation\w*|data cleaning|cash|configuration management|capacity planning)\b/iu,
);
/** Where what one uses is a way of working with one's hands, no software. */
const handwork: ReadonlySet<string> = new Set([
  'research',
  'clinical',
  'care',
  'teaching',
  'hospitality',
]);

/** What a question about a tool looks for, beside knowing the tool. */
const competencyOfTool: Readonly<Record<string, CompetencyId>> = {
  programmingFault: 'problemSolving',
  programmingInherited: 'judgement',
  systemWrongData: 'accuracy',
  systemManyChanges: 'accuracy',
  equipmentWarningSign: 'safety',
  equipmentOverdueInspection: 'safety',
  equipmentBeforeStart: 'safety',
  rulesNotMet: 'integrity',
  rulesChange: 'adaptability',
  testToolGap: 'accuracy',
  testToolUnsteady: 'problemSolving',
  platformHardest: 'problemSolving',
  platformRiskyChange: 'planning',
  databaseSlow: 'problemSolving',
  databaseChangeInUse: 'planning',
  databaseTrustResult: 'accuracy',
};

/** Behind a tool where another of its kind would do as well. */
const orAnother: Record<Language, Partial<Record<SkillKind, string>>> = {
  en: {
    programming: ' or a similar language',
    platform: ' or a similar platform',
    database: ' or a similar database',
    testTool: ' or a similar tool',
    system: ' or a similar system',
    plain: ' or a similar tool',
  },
  es: {
    programming: ' o un lenguaje parecido',
    platform: ' o una plataforma parecida',
    database: ' o una base de datos parecida',
    testTool: ' o una herramienta parecida',
    system: ' o un sistema parecido',
    plain: ' o una herramienta parecida',
  },
};

/** What one builds with, and no language. */
const frameworks =
  /^(?:react|react native|angular|vue|vue\.js|node|node\.js|next\.js|django|flask|laravel|symfony|spring|spring boot|\.net|\.net core|asp\.net|ruby on rails|flutter|pytorch|tensorflow|pandas|qt|unity|hibernate|jquery|redux|svelte)$/i;
const ofFrameworks: Record<Language, string> = {
  en: ' or a similar framework',
  es: ' o un framework parecido',
};

/** What one does with a skill that stands in none of the lists. */
function readToolKind(
  name: string,
  { isRule, isActivity }: Record<'isRule' | 'isActivity', boolean>,
): SkillKind {
  if (isRule) return 'rules';
  if (machines.test(name)) return 'equipment';
  if (programming.test(name)) return 'programming';
  return isActivity ? 'method' : 'plain';
}

/** The questions about a skill that the posting requires; none for skills that nobody listed or that are as wide as the job. `isOneOfSeveral`: another of its kind would do; `own`: the posting's own word for it. */
export function offerAboutSkill(
  name: string,
  language: Language,
  isOneOfSeveral = false,
  own: string | null = null,
): Offer[] {
  const skill = findSkillNamed(name);
  const words = findSkillWords(name, language);
  if (!skill || !words || words.wide || skill.field === 'soft' || skill.name === 'English')
    return [];
  const isRule = inWords(
    /\b(?:iso|gdpr|haccp|ifrs|gaap|gmp|good clinical practice|osha|regulation|standard|compliance|rgpd|norma|ley)\b/i,
  ).test(skill.name);
  // A licence is shown and a language is heard: neither is asked about.
  if (
    skill.field === 'language' ||
    (skill.field === 'certificate' && !isRule) ||
    vague.test(skill.name)
  )
    return [];
  const inside =
    own ?? (/^(?:Agile|Scrum|Kanban|Lean|Kaizen)$/.test(skill.name) ? skill.name : words.inside);
  const practised = words.activity || handwork.has(skill.field);
  const listed = isRule ? undefined : toolKinds.find(([, names]) => names.test(skill.name))?.[0];
  const kind =
    listed ??
    readToolKind(skill.name, { isRule, isActivity: Boolean(practised && words.activity) });
  // What has no name of its own is no tool: "malware analysis".
  if (kind === 'plain' && !(words.tool && /^[\p{Lu}\d]|\p{Lu}/u.test(inside))) return [];
  const inSentence =
    kind === 'equipment' && language === 'en' ? inside.replace(/ operation$/, '') : inside;
  const isFramework = frameworks.test(skill.name);
  const namedSkill = `${inSentence}${isOneOfSeveral ? (isFramework ? ofFrameworks[language] : (orAnother[language][kind] ?? '')) : ''}`;
  return ofSkill[kind]
    .filter(({ id }) => id !== 'methodTakenOver' || goesOn.test(skill.name))
    .map((written) => ({
      ...offerOf(
        written,
        language,
        `skill.${kind}.${written.id}`,
        competencyOfTool[written.id] ?? null,
        undefined,
        (text) =>
          (language === 'es' && kind === 'method'
            ? text.replace(/(?<=(?:^|\s)en )\{skill\}/iu, withSpanishArticle(inside))
            : text
          )
            .replace('{skill}', namedSkill)
            .replaceAll('{skill}', inSentence)
            .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()),
      ),
      ...(kind === 'method' && { skill: inside }),
    }));
}
