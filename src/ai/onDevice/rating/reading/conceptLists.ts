// Groups of words that mean nearly the same to an interviewer, in English and Spanish, and how telling each group is (0 to 1).
// Words are beginnings of words (a full stop at the end: the whole word); phrases are separated by semicolons. No accents.

export interface ConceptList {
  /** Common ideas such as "inform" say little about the subject. */
  weight: number;
  words: string;
  phrases?: string;
}

/** What people do and meet at work. */
export const actionLists: Record<string, ConceptList> = {
  disagree: {
    weight: 1,
    words:
      'disagree argu conflict oppos against clash disput tension quarrel contradict reluctan objection objected insist wanted desacuerd discut enfrent opon contra. disput discrep objecion insisti queria',
    phrases: 'did not want; no estaba de acuerdo; wanted to; fell out',
  },
  listen: {
    weight: 0.5,
    words: 'listen heard perspectiv viewpoint escuch perspectiv',
    phrases:
      'asked why; ask why; asked her; asked him; asked them; his reason; her reason; their reason; walk me through; point of view; repeated his; repeated her; repeat back; let him finish; let her finish; let the customer; let him speak; let her speak; worried him; worried her; le pregunte; les pregunte; pregunte por que; punto de vista; sus razones; sus motivos; le preocupaba; dejo hablar; deje hablar',
  },
  resolve: {
    weight: 0.5,
    words:
      'propos suggest compromis resolv mediat settl reconcil agreed propus suger proponer resolv acord mediar pact acuerdo.',
    phrases: 'middle ground; meet halfway; punto medio',
  },
  prioritise: {
    weight: 0.9,
    words:
      'priorit rank ranked sorted sort. criteri urgen triage slip. postpon backlog clasifiqu clasifico prioriz urgen criteri aplaz pospus',
    phrases:
      'most important; first thing; came first; what could wait; what could slip; had to wait; lo mas importante; podia esperar; tenia que esperar; by impact; by deadline; by legal; by fine; per day of delay; most difficult one',
  },
  competing: {
    weight: 0.9,
    words: 'overload workload simultaneous deadline exams sobrecarg plazos',
    phrases:
      'at the same time; at once; one week; same week; within ten days; for friday; more work than time; too much work; all due; on my desk; al mismo tiempo; a la vez; misma semana; mas trabajo que tiempo',
  },
  sequence: {
    weight: 0.15,
    words:
      'first then next order list step finally primero luego despues orden lista paso finalmente',
  },
  communicate: {
    weight: 0.2,
    words:
      'tell. told inform share shared messag email wrote updat announce explain notif brief avis inform compart mensaj correo actualic anunci explic explique notific comuniqu comunic dije conte',
  },
  contact: {
    weight: 0.15,
    words:
      'call. called ask. asked confirm phone spoke talk rang ring. llam pregunt confirm hable habl contact',
  },
  authority: {
    weight: 0.35,
    words:
      'manager director boss supervisor board sponsor executive stakeholder jefe. jefa. gerente directora supervisor direccion responsable',
    phrases: 'senior management; head of',
  },
  outcome: {
    weight: 0.2,
    words:
      'result outcome achiev launched delivered finished completed success reach improv reduc increas saved resultado logr consegu entreg lanz termin complet exito alcanz mejor redu aument ahorr',
    phrases: 'in the end; on time; went out; al final; a tiempo; as a result',
  },
  measure: {
    weight: 0.4,
    words:
      'measur benchmark metric statistic histogram baseline trace. timing latency profil medi. mido medir medimos metric estadistic perfil traz',
    phrases: 'before and after; antes y despues; row counts',
  },
  verify: {
    weight: 0.25,
    words:
      'verif check test tested tests validat double-check inspect compar verific comprob comprueb prueb probe valid inspeccion compar',
    phrases: 'make sure; made sure; follow up; me asegur; again on',
  },
  prevent: {
    weight: 0.5,
    words:
      'prevent avoid checklist template safeguard guard automat permanent lasting evit previn plantilla protec automatiz permanent',
    phrases:
      'from now on; so that it; no longer; never again; since then; para que no; desde entonces; ya no; every time; out loud; still uses; add an alert; report the',
  },
  repair: {
    weight: 0.6,
    words:
      'fixed rolled rollback rebuil restor refund replac corrected correct apolog sorry repair resend reimburs recover undo arregl corregi revert reconstru restaur reembols reemplaz disculp repar recuper',
    phrases: 'roll back; put right; rolled back',
  },
  mistake: {
    weight: 1,
    words:
      'mistake error. errors fault wrong failed failure forgot overlook deleted slipped underestimat misjudg misread careless broke blame regret equivoc error. errores fallo. fallos fall. culpa olvid borre rompi',
    phrases:
      'my fault; my error; without running; had two; nobody but me; should have; mi culpa; fue culpa mia; deberia haber',
  },
  consequence: {
    weight: 0.5,
    words:
      'lost harm damag affect cost. consequence complain outage down. delay late delayed perdi dano afect costo consecuenc quej caid retras tarde',
  },
  learning: {
    weight: 0.4,
    words: 'learn lesson habit aprend leccion habito',
    phrases:
      'since then; ever since; next time; from then on; now i; i now; desde entonces; la proxima vez; a partir de',
  },
  calm: {
    weight: 0.9,
    words:
      'calm apolog sorry upset frustrat angry shout yell interrupt acknowledg unaccept rude voice tranquil calm disculp enfad molest frustr grit interrump voz perdon',
    phrases:
      'i understand; let him finish; let her finish; right to be; let the customer finish; entiendo que; tiene razon',
  },
  gather: {
    weight: 0.4,
    words: 'fact facts detail clarif address datos detalle aclar direccion',
    phrases:
      'order number; find out; ask for the; ask for; look up; numero de pedido; pregunto por; pedir los datos; averigu',
  },
  offer: {
    weight: 0.6,
    words:
      'offer refund voucher compensat discount replacement courier ofrec reembols vale. compens descuent',
  },
  assess: {
    weight: 0.4,
    words: 'assess examin observ evaluat valor. explor observ evalu',
    phrases: 'look at; look for',
  },
  escalate: {
    weight: 0.6,
    words: 'escalat emergenc urgent alarm escal emergenc alarm',
    phrases:
      'call a; rapid response; call for help; press the; without delay; straight away; at once; de inmediato; sin demora; pedir ayuda; pido ayuda',
  },
  document: {
    weight: 0.4,
    words:
      'document chart charted log. logged record handover protocol form. file. filed registr document anot historial parte. protocol archiv acta',
  },
  cause: {
    weight: 0.5,
    words:
      'cause reason root origin hypothes suspect diagnos underlying causa origen hipotesis sospech diagnostic raiz motivo',
    phrases: 'turned out; tells me; told me; find out why; resulto que',
  },
  option: {
    weight: 0.35,
    words: 'option alternativ instead trade-off versus scenario opcion alternativ escenari',
    phrases: 'rather than; pros and cons; en lugar de; en vez de',
  },
  plan: {
    weight: 0.35,
    words:
      'plan planned planning schedul milestone timeline calendar roadmap coordinat buffer planifi cronograma calendario hito coordin',
    phrases: 'week by week; by the end',
  },
  risk: {
    weight: 0.7,
    words:
      'risk danger hazard unsafe safety accident injur threat peligr riesg insegur accident seguridad amenaza',
  },
  team: {
    weight: 0.4,
    words: 'team teammate colleague coworker together peers equipo colega companer junt',
  },
  help: { weight: 0.3, words: 'help support assist ayud apoy echa' },
  customer: {
    weight: 0.6,
    words:
      'customer client. clients buyer shopper consumer subscriber cliente. clientes comprador consumidor',
  },
  teach: {
    weight: 0.7,
    words:
      'teach taught train trained trainee coach mentor onboard newcomer demonstrat feedback ensen formar entren mentor novat aprendiz demostr',
  },
  lead: {
    weight: 0.6,
    words:
      'delegat motivat direct reports. subordinate leader leadership deleg motiv lider subordinad',
    phrases: 'my team; led a; led the; i manage; lidere; mi equipo',
  },
  quality: {
    weight: 0.4,
    words:
      'quality accura precis exact defect detail careful calidad exact precis defect detalle cuidados',
  },
  adapt: {
    weight: 0.6,
    words:
      'adapt unexpected suddenly pivot replan flexib switch changed change. adapt inesperad repent replanific flexib cambi',
  },
  ethics: {
    weight: 0.8,
    words:
      'honest confidential privacy consent ethic. ethical integrity dishonest secret bribe honest confidencial privacidad consentimiento etic integridad secret',
  },
  persuade: {
    weight: 0.7,
    words:
      'convinc persuad negotiat concession counteroffer bargain convenc persuad negoci concesion contraoferta',
  },
  money: {
    weight: 0.6,
    words:
      'budget cost. costs price spend spent expens profit margin saving presupuest coste. costes precio gast rentab margen ahorro',
  },
  improve: {
    weight: 0.5,
    words:
      'improv optimi streamlin simplif automat faster efficien mejor. mejore mejora optimi simplific automatiz eficien rapido',
  },
  decide: { weight: 0.35, words: 'decid decision chose choose choice decidi decision elegi elij' },
};
