// Recognises places at the end of a line ("Kestrel, Lyon, France"): countries, states and how they are written.
import { folded } from '#ai/onDevice/text/stem.ts';

const countries =
  'afghanistan albania algeria andorra angola argentina armenia australia austria azerbaijan bahamas bahrain bangladesh barbados belarus belgium belize benin bhutan bolivia botswana brazil brunei bulgaria burundi cambodia cameroon canada chad chile china colombia congo croatia cuba cyprus czechia denmark djibouti dominica ecuador egypt eritrea estonia eswatini ethiopia fiji finland france gabon gambia georgia germany ghana greece grenada guatemala guinea guyana haiti honduras hungary iceland india indonesia iran iraq ireland israel italy jamaica japan jordan kazakhstan kenya kosovo kuwait kyrgyzstan laos latvia lebanon lesotho liberia libya liechtenstein lithuania luxembourg madagascar malawi malaysia maldives mali malta mauritania mauritius mexico moldova monaco mongolia montenegro morocco mozambique myanmar namibia nepal netherlands nicaragua niger nigeria norway oman pakistan palestine panama paraguay peru philippines poland portugal qatar romania russia rwanda samoa senegal serbia seychelles singapore slovakia slovenia somalia spain sudan suriname sweden switzerland syria taiwan tajikistan tanzania thailand togo tunisia turkey turkiye turkmenistan uganda ukraine uruguay uzbekistan vanuatu venezuela vietnam yemen zambia zimbabwe england scotland wales uk usa uae us eu catalonia ' +
  'alemania argelia austria belgica brasil bulgaria camboya canada chequia chipre corea croacia dinamarca egipto eslovaquia eslovenia españa estonia etiopia filipinas finlandia francia gales grecia hungria inglaterra irlanda islandia italia japon jordania kenia letonia libano lituania luxemburgo malasia marruecos mexico noruega holanda peru polonia reino rumania rusia serbia suecia suiza tailandia tunez turquia ucrania deutschland österreich schweiz italia nederland belgique suisse polska sverige norge danmark suomi hellas';
const longCountries =
  "czech republic|united kingdom|great britain|northern ireland|united states|united states of america|u.s.a.|u.s.|u.k.|new zealand|south africa|south korea|north macedonia|costa rica|el salvador|puerto rico|dominican republic|saudi arabia|united arab emirates|sri lanka|hong kong|ivory coast|cote d'ivoire|sierra leone|burkina faso|bosnia and herzegovina|trinidad and tobago|papua new guinea|the netherlands|republic of ireland|viet nam|cape verde|reino unido|estados unidos|estados unidos de america|ee. uu.|ee.uu.|nueva zelanda|republica checa|republica dominicana|paises bajos|corea del sur|arabia saudi|arabia saudita|emiratos arabes unidos|costa de marfil|sudafrica|south korea";
const regions =
  'alabama alaska arizona arkansas california colorado connecticut delaware florida hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts michigan minnesota mississippi missouri montana nebraska nevada ohio oklahoma oregon pennsylvania tennessee texas utah vermont virginia washington wisconsin wyoming ontario quebec alberta manitoba saskatchewan bavaria bayern hessen hesse saxony sachsen tuscany lombardy catalonia cataluña catalunya andalucia andalusia galicia asturias aragon navarra murcia extremadura cantabria queensland victoria tasmania jalisco nuevo leon antioquia cundinamarca karnataka maharashtra kerala gujarat punjab telangana lagos';
const codes =
  'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC PR ON QC BC AB MB SK NS NB NL PE NT YT NU NSW VIC QLD TAS ACT UK US USA UAE UE EU GB DE FR ES IT PT NL BE CH AT IE PL SE NO DK FI CZ NZ AU CA MX BR AR CL CO IN SG JP ZA';
const cities =
  'london paris berlin madrid barcelona valencia sevilla seville bilbao malaga zaragoza granada rome roma milan milano munich münchen muenchen hamburg cologne köln frankfurt stuttgart düsseldorf vienna wien zurich zürich geneva basel bern amsterdam rotterdam utrecht brussels bruxelles antwerp copenhagen aarhus stockholm gothenburg oslo bergen helsinki dublin cork galway edinburgh glasgow manchester birmingham leeds liverpool bristol cardiff belfast lisbon lisboa porto athens warsaw krakow kraków prague praha budapest bucharest sofia istanbul ankara moscow kyiv kiev toronto montreal montréal vancouver calgary ottawa boston chicago seattle denver austin dallas houston atlanta miami philadelphia phoenix detroit portland baltimore mumbai delhi bangalore bengaluru hyderabad chennai pune kolkata tokyo osaka kyoto seoul beijing shanghai shenzhen singapore sydney melbourne brisbane perth auckland wellington nairobi lagos accra cairo casablanca johannesburg dubai doha riyadh haifa jerusalem bogotá bogota medellín medellin quito lima santiago montevideo caracas monterrey guadalajara tallinn riga vilnius lyon marseille toulouse nice bordeaux lille nantes turin torino naples napoli florence firenze bologna ' +
  'alicante almeria avila badajoz burgos caceres cadiz castellon cordoba cuenca gijon girona huelva huesca jaen leon lleida logroño lugo murcia ourense oviedo palencia pamplona pontevedra salamanca santander segovia soria tarragona teruel toledo valladolid vigo vitoria zamora arequipa asuncion barranquilla bucaramanga cali cartagena concepcion cusco cuenca guayaquil hermosillo leon maracaibo merida morelia mendoza monterrey oaxaca puebla queretaro rosario tijuana toluca trujillo valparaiso veracruz xalapa ' +
  'aberdeen brighton bradford cambridge canterbury coventry croydon derby dundee exeter gloucester hull ipswich leicester luton newport norwich nottingham oxford peterborough plymouth portsmouth sheffield southampton stoke sunderland swansea swindon wolverhampton worcester york limerick waterford ' +
  'albuquerque anaheim boise buffalo charlotte cincinnati cleveland columbus fresno honolulu indianapolis memphis milwaukee minneapolis nashville oakland omaha orlando pittsburgh raleigh reno richmond sacramento savannah spokane tacoma tampa tucson tulsa halifax winnipeg edmonton saskatoon hamilton adelaide canberra hobart darwin christchurch dunedin durban pretoria kampala kigali kumasi mombasa abuja ibadan';
const manyWordCities =
  'new york|new york city|los angeles|san francisco|san diego|san jose|las vegas|washington dc|washington d.c.|são paulo|sao paulo|rio de janeiro|buenos aires|mexico city|ciudad de méxico|ciudad de mexico|tel aviv|cape town|hong kong|kuala lumpur|ho chi minh city|new delhi|abu dhabi|salt lake city|st. louis|san antonio|kansas city|palma de mallorca|las palmas|a coruña|la coruña|santiago de compostela|the hague|den haag|saint petersburg|st petersburg|palo alto|san sebastian|vitoria-gasteiz|santa cruz|la paz|san salvador|san juan|el paso|fort worth|new orleans|kansas city|baton rouge|milton keynes|newcastle upon tyne|stoke-on-trent|port elizabeth|mountain view|bay area|greater london';

const known = new Set(
  [...`${countries} ${regions}`.split(/\s+/), ...longCountries.split('|')]
    .filter(Boolean)
    .map(folded),
);
const knownCities = new Set([...cities.split(' '), ...manyWordCities.split('|')].map(folded));
const knownCodes = new Set(codes.split(' '));
const work =
  /^(?:remote|hybrid|on-?site|remoto|híbrido|presencial|teletrabajo|home office|worldwide|europe|emea|latam|apac)(?:\s*\(.{2,30}\))?$/iu;

const plain = (text: string): string =>
  folded(text).replaceAll(/[()]/g, '').replaceAll(/\s+/g, ' ').trim();

/** True for a country, state or region ("Ireland", "QC", "Reino Unido"). */
export function isRegion(text: string): boolean {
  const words = text.trim().replace(/\s+[A-Z]{0,2}\d[\dA-Z -]*$/u, '');
  return knownCodes.has(words) || known.has(plain(words));
}

/** True for a well-known city, or a way of working that stands where a city would (Remote). */
export function isCity(text: string): boolean {
  return knownCities.has(plain(text)) || work.test(text.trim());
}

/** A name of a place as it is written: capitals, small words, no digits. */
export function isPlaceShaped(text: string): boolean {
  return (
    /^\p{Lu}[\p{L}'’.-]*(?:\s+(?:[\p{Lu}][\p{L}'’.-]*|de|del|la|las|los|el|do|da|am|an|der|den|upon|of|le|les|sur|di|y|and)){0,3}$/u.test(
      text.trim(),
    ) && text.length <= 40
  );
}

/** True for "Lyon, France", "Toronto, ON", "Remote", "Madrid". */
export function isPlace(text: string): boolean {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const last = parts.at(-1) ?? '';
  if (parts.length === 1)
    return isRegion(last) ? last.length > 2 || /^(?:UK|US)$/.test(last) : isCity(last);
  return (
    parts.length <= 4 &&
    (isRegion(last) || (isCity(parts[0] ?? '') && isPlaceShaped(last))) &&
    parts.slice(0, -1).every((part) => isPlaceShaped(part) || isRegion(part) || isCity(part))
  );
}
