// Words of interview questions that say nothing about their subject ("tell me about a time …"), as folded stems of both languages.
import { stemOf } from '#ai/onDevice/text/stem.ts';

const en =
  'tell describe example situation time walk take explain case give picture imagine think suppose exactly part work job role position task company workplace people person someone something anything thing way day week month year end start begin come go get put make use need want find see know first last next new good best better important different difficult hard real clear own other another ask answer question happen turn deal handle approach proceed respond react respond manage decide learn today currently recently step minute hour able';
const es =
  'cuéntame cuenta describe ejemplo situación ocasión vez llévame explica caso imagina piensa supón exactamente parte trabajo puesto tarea empresa personas persona alguien algo cosa forma manera día semana mes año final empezar comenzar venir ir poner hacer hiciste harías usar necesitar querer encontrar ver saber primero último siguiente nuevo buen mejor importante distinto difícil real claro propio otro preguntar responder pregunta pasar tratar abordar proceder reaccionar decidir aprender hoy paso minuto hora tuviste';

const stems = {
  en: new Set(en.split(' ').map((word) => stemOf(word, 'en'))),
  es: new Set(es.split(' ').map((word) => stemOf(word, 'es'))),
};

export function isScaffold(stem: string, language: 'en' | 'es'): boolean {
  return stems[language].has(stem);
}
