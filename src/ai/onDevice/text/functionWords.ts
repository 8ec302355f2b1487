// Words that carry no subject matter, in English and Spanish; also used to tell the two apart.

const en =
  'a an the and or but nor so yet if then than that this these those there here it its he she they them their his her him we us our you your i me my mine myself who whom whose which what when where why how is are was were be been being am do does did done doing have has had having will would can could shall should may might must not no yes of in on at by for from with without to into onto about over under after before during until since through between among against within along across as like just also very much many more most some any all each every both few several other another such same own only too again once ever never always often sometimes still already really quite rather actually basically well however therefore thus because while although though unless whether up down out off away back get got getting go going went gone make made let lets thing things something anything everything someone anyone everyone one two three lot lots bit kind sort way ways time times';
const es =
  'un una unos unas el la los las lo y e o u pero ni si entonces que este esta estos estas ese esa esos esas aquel aquella eso esto ello él ella ellos ellas le les se su sus nos nosotros nosotras vosotros os ustedes usted tú tu tus yo me mi mis mí conmigo quien quienes cual cuales cuyo qué quién cuál cuándo dónde cómo por porque cuando donde como es son era eran fue fueron ser sido siendo soy somos está están estaba estaban estar estuve estuvo he ha han había habían haber hay hubo hace hacer hacía hizo hice hecho tener tiene tienen tenía tenían tuve tuvo tengo puede pueden podía poder debe deben debería no sí de del en a al con sin para hacia hasta desde entre sobre bajo ante tras durante según contra más menos muy mucho mucha muchos muchas poco poca pocos pocas todo toda todos todas cada otro otra otros otras mismo misma mismos mismas algo alguien alguno alguna algunos algunas ningún ninguna nada nadie también tampoco siempre nunca ya aún todavía solo sólo bien mal así aquí ahí allí luego después antes vez veces cosa cosas manera forma tan tanto';

const words = { en: new Set(en.split(' ')), es: new Set(es.split(' ')) } as const;

/** True for a word without subject matter. */
export function isFunctionWord(lower: string, language: 'en' | 'es'): boolean {
  return words[language].has(lower);
}

/** The language most function words belong to, and the share of words that are function words of either (low: neither language). */
export function languageOf(lowers: readonly string[]): { language: 'en' | 'es'; known: number } {
  let english = 0;
  let castilian = 0;
  for (const word of lowers.slice(0, 600)) {
    const isEnglish = words.en.has(word);
    const isSpanish = words.es.has(word);
    if (isEnglish && !isSpanish) english += 1;
    if (isSpanish && !isEnglish) castilian += 1;
  }
  const counted = Math.min(lowers.length, 600);
  return {
    language: castilian > english ? 'es' : 'en',
    known: counted === 0 ? 0 : Math.max(english, castilian) / counted,
  };
}

/** True when a text is clearly in one language and not in the other: names and borrowed words do not make it so. */
export function isWrittenIn(
  lowers: readonly string[],
  language: 'en' | 'es',
  other: 'en' | 'es',
): boolean {
  const share = (own: ReadonlySet<string>, theirs: ReadonlySet<string>): number =>
    lowers.filter((word) => own.has(word) && !theirs.has(word)).length / Math.max(1, lowers.length);
  return share(words[language], words[other]) >= 0.2 && share(words[other], words[language]) < 0.08;
}
