// What a question is about, whatever wrote it: two sources of questions ask for the same matter in other words.
import { inWords } from '#domain/text/wordLimits.ts';

const matters: readonly RegExp[] = [
  // The fault that was hardest to find
  inWords(
    /\b(?:(?:hardest|most difficult) (?:fault|bug|defect)|bug that took you longest|track(?:ed)? (?:it |down a fault)|(?:fallo|error|defecto) (?:más difícil|que más (?:te|tiempo))|(?:cómo lo localizas|localizas un fallo))/iu,
  ),
  // Papers about a product for those who use or build it
  inWords(/\b(?:technical documentation|documentación técnica)\b/iu),
  // From the first sketch to the finished design
  inWords(
    /\b(?:(?:first sketch|problem) to the final|from your portfolio|(?:primer boceto|problema) (?:al|hasta el) (?:resultado|diseño|estado) final|de tu portfolio|de tu porfolio)\b/iu,
  ),
  // How the cause of a fault was found
  inWords(
    /\b(?:(?:find|found|led you to|until) the cause|found? (?:out )?what was behind it|(?:encontraste|diste con|localizaste) (?:la causa|el motivo|el fallo)|qué había detrás)(?=\P{L}|$)/iu,
  ),
  // Code or an application that others had made
  inWords(
    /\b(?:application that others had built|nobody in the team knows|take over something built|heredas algo hecho|aplicación que habían hecho otros|nadie del equipo conoce)(?=\P{L}|$)/iu,
  ),
  // How a team came to work otherwise, so that software got better
  inWords(
    /\b(?:rule or practice of development|changed in how a team works|norma o práctica de desarrollo|cambiaste en la forma de trabajar de un equipo)(?=\P{L}|$)/iu,
  ),
  // What others left without tests
  inWords(/\b(?:has no tests|without tests|sin pruebas|no tiene pruebas)\b/iu),
  // Lifting goods with a truck
  inWords(/\b(?:forklift|carretiller\p{L}|carretilla elevadora)\b/iu),
  // Whom one taught and who did not get on
  inWords(
    /\b(?:did not understand something central|you were teaching made no progress|somebody you coached who became|no entendían algo central|a quien enseñabas no avanzaba)(?=\P{L}|$)/iu,
  ),
  // What one had designed was used otherwise
  inWords(
    /\b(?:not for some of the people using it|used something you had designed differently|no a parte de quienes la usaban|usó algo diseñado por ti)(?=\P{L}|$)/iu,
  ),
  // A test that fails now and then
  inWords(/\b(?:fails? (?:once|now and then|every few)|falla una de cada|falla a veces)\b/iu),
];

/** True for two questions about the same matter. */
export function isSameMatter(a: string, b: string): boolean {
  return matters.some((matter) => matter.test(a) && matter.test(b));
}
