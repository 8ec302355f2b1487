// Kinds of words that distinguish the pieces of a posting, in English and Spanish.
import { foldWord } from '#domain/text/stem.ts';

/** Beginnings of words, folded; a word belongs to each kind of which it has one. */
const beginnings: Readonly<Record<string, string>> = {
  asks: 'experien knowledge expertise proficien familiar understanding background fluen comfortable degree bachelor master diploma phd certif qualif skill abilit capab competen aptitud required requirement must minimum mandatory prerequisite years conocimient dominio manejo titulaci grado licenciatura formacion requisit imprescindible anos nivel carne carnet licencia ingles english',
  trait:
    'motivat passion curious curios structured organi detail-orient proactiv flexib independen self-start self-driv team-play teamplay teamwork communicat analytic creativ ambitio dedicat enthusias reliab resilien mindset attitude adaptab empath responsib autonom thrive enjoy eager humble collaborative interpersonal attention problem-solv persona capacidad ganas vocacion iniciativa empatia ordenad resolutiv comprometid',
  offer:
    'salary compensation bonus pension insurance healthcare holiday vacation pto flexible remote perk benefit discount equity shares stock gym fruit coffee lunch breakfast snacks parties events childcare relocation visa allowance budget wellness parental maternity paid career development training growth contract salario sueldo retribucion contrato vacaciones seguro jornada horario formacion descuento ticket teletrabajo bruto fijo indefinido',
  firm: 'founded leading leader global worldwide mission vision customers clients market industry offices employees million billion company group headquarter brand values culture heritage since fundada empresa lider compania mision clientes familiar trayectoria grupo sector',
  apply:
    'apply application applicat cv resume letter deadline contact email e-mail interview candidat recruit assess send submit upload questions information diversity equal disability gender race religion orientation veteran discriminat solicitud candidatura envia inscrib proceso seleccion plazo',
  deed: 'develop build design implement maintain manage lead coordinat ensure support deliver collaborat monitor analys analyz prepare plan drive create test document review improv optimi research teach supervis report desarroll gestion coordin elabor prepar atencion atender control manten realiz disen implement supervis apoy revis',
  maybe:
    'preferr advantage plus bonus desirable ideally nice-to-have beneficial valorable valora deseable',
};

const kinds = Object.entries(beginnings).map(([kind, words]) => [kind, words.split(' ')] as const);
const byFirst = new Map<string, [string, string][]>();
for (const [kind, words] of kinds)
  for (const word of words)
    byFirst.set(word.slice(0, 3), [...(byFirst.get(word.slice(0, 3)) ?? []), [word, kind]]);

/** The kinds of one folded word. */
export function readWordKinds(word: string): string[] {
  return (byFirst.get(foldWord(word).slice(0, 3)) ?? [])
    .filter(([start]) => word.startsWith(start))
    .map(([, kind]) => kind);
}
