// Words that name a role where a title is looked for; elsewhere many of them are surnames or things (hunter, keeper, cartera).
import { isRoleNoun } from './roleNouns.ts';

const en =
  'actor actress actuary aide arborist archivist assembler auctioneer audiologist barber beautician biochemist blacksmith blaster boatbuilder botanist bricklayer butcher caseworker caterer chaplain childminder choreographer coder compositor counselor dancer decorator dentist diver dockworker drafter draughtsman draughtsperson dressmaker driller ecologist embryologist farmer farmhand finisher firefighter fisherman florist foreman forewoman fundraiser gamekeeper geophysicist glazier goldsmith greenkeeper grinder groomer groundskeeper groundsman groundsperson groundworker grower handyperson historian hunter hydrologist hygienist illustrator interviewer ironworker jeweller joiner keeper keyworker lifeguard lineman lineworker locksmith logistician loader machinist maid masseur metallurgist meteorologist microbiologist millwright mixer musician neuroscientist notary optometrist orderly organiser organizer pathologist pastor pharmacologist phlebotomist pipefitter plasterer podiatrist polisher postman presenter ranger rigger roaster scaffolder sculptor seamstress shopfitter shopper signaller singer slinger solicitor sonographer sorter speechwriter stagehand stevedore stocker stockbroker storeman storekeeper storeperson stylist sysadmin tailor tiler toxicologist upholsterer usher valet waitstaff warehouseman watchmaker webmaster winemaker zookeeper zoologist creator strategist caller canvasser rider splicer moulder molder stitcher weaver sprayer wirer estimator buyer planner handler'.split(
    ' ',
  );
const es =
  'actor actriz alicatador archivero archivera asistenta bailarín bailarina barbero barbera barman barrendero barrendera bombero bombera cantante capturista carnicero carnicera carretillero carretillera cartero cerrajero cerrajera chapista charcutero charcutera chofer cobrador cobradora cortador cortadora costurero costurera delineante demostrador demostradora dentista despachador despachadora dietista ebanista embalador embaladora encofrador enólogo enóloga envasador envasadora escaparatista esteticista estibador estibadora estilista facturista ferrallista florista fotógrafo fotógrafa fresador fresadora frigorista frutero frutera ganadero geólogo geóloga gobernanta gruista herrero higienista ilustrador ilustradora informático inspector inspectora interiorista intérprete joyero lavaplatos letrado letrada locutor locutora manipulador manipuladora maquetador maquillador maquilladora marinero masajista modista montador montadora mucama músico nutricionista odontólogo odontóloga óptico orientador orientadora pastelero pastelera perito pescadero pescadera pizzero pizzera plomero plomera podólogo podóloga portero proyectista psicopedagogo psicopedagoga reponedor reponedora restaurador restauradora sastre socorrista sumiller tapicero taxista teleasistente telefonista tornero tractorista tramitador tramitadora verificador verificadora vidriero yesero zapatero gasista empaquetador empaquetadora fregaplatos friegaplatos animadora entrevistador entrevistadora encuestador encuestadora ayudanta albañila prácticas beca pasante educadora auxiliares ordenanza bedel subalterno'.split(
    ' ',
  );

const more = new Set([...en, ...es]);

/** A noun with both genders is a person: "integrador/a", "delegadas/os". */
const bothGenders = /^\p{L}{4,}\/(?:as?|os?)$/u;

/** True for a word, in either number and with either gender behind a slash, that names a role in a title. */
export function isTitleNoun(lower: string): boolean {
  const bare = lower.replace(/[/(@].*$/u, '').replace(/^.*-/u, '');
  return (
    bothGenders.test(lower) ||
    isRoleNoun(lower) ||
    isRoleNoun(bare) ||
    more.has(bare) ||
    more.has(bare.replace(/s$/u, '')) ||
    more.has(bare.replace(/es$/u, ''))
  );
}
