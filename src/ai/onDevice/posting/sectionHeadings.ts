// The headings of a posting, and the section each opens.
import { inWords } from '#domain/text/wordLimits.ts';
import type { Section } from './headingCues.ts';

const headings: readonly [Section, RegExp][] = [
  [
    'nice',
    /^(nice[- ]to[- ]haves?|(would|it would|it('s| is))? ?(be )?(a )?(big |strong |great )?(plus(es)?|bonus)( points| skills| if you have)?|bonus points( for| if)?|preferred( qualifications| skills| experience| requirements)?|desirable( skills| criteria| experience| requirements)?|desired( skills| qualifications| experience)?|good to have|advantageous|extra points|optional|what would be a plus|will be a plus|considered a plus|pluses|skills that would be a bonus|what we would love|also nice|added advantage|not required but( nice)?|se valorar[aá]( positivamente)?|valorable|se valora|deseables?|requisitos deseables|conocimientos deseables|plus|puntos (?:extra|a favor)|lo que nos (?:encantar[ií]a|gustar[ií]a)|nos gustar[ií]a|ser[aá] un plus|no imprescindible)$/,
  ],
  [
    'tasks',
    /^((your |the |our |key |main |core |primary |principal |daily |job |major |essential |specific |general )*(responsibilities|responsibility|duties|tasks|accountabilities|job duties|duties and responsibilities|responsibilities and duties|roles? and responsibilities|role responsibilities|areas? of responsibility|assignments?|activities|work tasks|key tasks include( to)?|primary areas of responsibility|main purpose|day[- ]to[- ]day( responsibilities)?)|what (you('ll| will)|will you)( be)? (do|doing|work on|be working on)|what you do|what you get to do|your (role|mission|job|impact|challenge|day|tasks|new job|opportunity|contribution|work)|in this (role|position)( you will)?|the (role|job|position|opportunity|challenge|work)|how you('ll| will) (contribute|make an impact)|role( description| overview| summary| purpose)?|job (summary|purpose|content)|position (summary|overview)|as an? .{3,40} you will|you will|(tus |las |principales |sus )*(funciones|responsabilidades|tareas|cometidos)( principales| del puesto)?( ser[aá]n)?|qu[eé] har[aá]s|lo que har[aá]s|tu (misi[oó]n|d[ií]a a d[ií]a|rol|papel|trabajo|reto)|misi[oó]n( del puesto)?)$/,
  ],
  [
    'tags',
    /^(technologies|tech stack|technology stack|our (tech )?stack|tools|technologies we use|tecnolog[ií]as|herramientas)$/,
  ],
  [
    'must',
    /^((key |minimum |min |basic |required |essential |mandatory |job |formal |technical |professional |general |our |main |the |your |academic |specific |personal )*(requirements?|qualifications?|skills?|competenc(ies|es)|experience|education|knowledge|expertise|criteria|profile|background|abilities|attributes|qualifications and (experience|skills|competences)|skills and (experience|qualifications|abilities|knowledge)|requirements and qualifications|requirements ?\/ ?qualifications|experience and (skills|qualifications)|knowledge,? skills and abilities|education and experience|candidate profile)( required| needed| and experience)?|who (you are|are you|we are looking for)|about you|you (have|bring|are|offer|must have|should have|need)|what (you('ll)?|we) (need|bring|have|require|expect)( to have| from you| you to bring)?|what (we('re| are)|are we) (looking|searching) for|what you know|what it takes|do you have what it takes|to (succeed|be successful)( in this (role|position))?|we('re| are) looking for|we (expect|require|ask for)|must[- ]haves?|must|required|essential|indispensable|person specification|(?:what is |what's )?(?:needed|required)|skills we (?:look for|need)|what we (?:look for|ask for)|ideal candidate|the ideal candidate|the (successful )?candidate|candidate|applicants?|who should apply|ideally you have|we imagine( that)? you|your strengths|requisitos?( m[ií]nimos| imprescindibles| del puesto| necesarios)?|perfil( requerido| buscado| del candidato)?|qu[eé] (buscamos|necesitas|pedimos|esperamos)( de ti)?|(lo que|a qui[eé]n) (buscamos|necesitas)|buscamos|imprescindible|se (?:requiere|pide|exige)|(?:lo que )?pedimos|formaci[oó]n( requerida)?|experiencia( requerida| m[ií]nima)?|conocimientos( t[eé]cnicos| requeridos| necesarios)?|competencias|habilidades|aptitudes|sobre ti|estudios( m[ií]nimos)?|tu perfil)$/,
  ],
  [
    'offer',
    /^(((what )?we (can )?offer( you)?|our offer|benefits?|job benefits|perks( and benefits)?|why (join|work|us|you|choose|.{2,20}\?)|what('s| is) in it for (you|me)|salary( and.*)?|compensation( and benefits)?|pay|remuneration|terms( of employment| and conditions)?|employment( conditions| terms)|working conditions|conditions|package|what you('ll| will) get|what you can expect|rewards|our promise|we can offer you|we (?:give|bring|provide)|the (?:package|deal|offer)|nuestra oferta|qu[eé] hay para ti|lo que te damos|te damos|(qu[eé] |te |lo que )*(ofrecemos|ofrece)( la empresa)?|beneficios|condiciones( laborales)?|salario|retribuci[oó]n|ventajas))$/,
  ],
  [
    'apply',
    /^(how to apply|application( procedure| process| deadline)?|apply( now)?|contact( information| us| details)?|questions|further (information|details)|more information|additional information|interested|deadline|equal (opportunity|opportunities)( employer)?|diversity( and inclusion| statement)?|(the )?(hiring|recruitment|selection|interview) process|how we hire|assessment|note|notes|c[oó]mo (aplicar|postular|inscribirse)|contacto|candidatura|proceso de selecci[oó]n|igualdad de oportunidades|inscr[ií]bete|m[aá]s informaci[oó]n|solicitud)$/,
  ],
  [
    'about',
    /^(about( us| the (company|team|organi[sz]ation|project|department|group|position|center|centre)| <organization>.*| our (company|team))?|who we are|our (company|team|story|mission|values|culture|vision)|the (company|team|project|department|research project|organization|organisation)|company( description| overview| profile)?|(job |team |project )?(description|overview|summary|introduction|background|context)|brief description|job description|team overview|what we do|sobre (nosotros|la empresa|el equipo)|qui[eé]nes somos|la empresa|el equipo|nuestra (empresa|compañ[ií]a)|descripci[oó]n( del puesto| de la oferta| de la empresa)?|acerca de( nosotros)?|empresa|location|place of work|industry|company size|company type|job type|experience level|date posted|job area)$/,
  ],
];

/** The section a heading opens; null when the words are no known heading. */
export function sectionOf(heading: string): Section | null {
  const plain = heading
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}\p{N}'<>/ ,?-]/gu, ' ')
    .replaceAll(inWords(/\b(and|&)\b/g), 'and')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .replace(/\?$/, '')
    .trim();
  if (plain === '' || plain.length > 70) return null;
  return headings.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;
}
