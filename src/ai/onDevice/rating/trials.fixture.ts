// Answers we wrote from ten other lines of work, before the criterion model was made, with what each sentence supports: a test of what generalises.

type TrialKind = 'strong' | 'average' | 'weak' | 'fluff' | 'concise' | 'stuffed' | 'offtopic';

/** `level` 1–4 as in graded sets; `credits` per rubric line; `evidence`: sentence numbers per rubric line, separated by "|". */
interface Trial {
  kind: TrialKind;
  level: 1 | 2 | 3 | 4;
  credits: string;
  evidence: string;
  text: string;
}
export interface TrialQuestion {
  id: string;
  language: 'en' | 'es';
  type: 'behavioural' | 'situational' | 'technical';
  question: string;
  lines: readonly string[];
  /** The question whose strong answer is given here by mistake. */
  stray: string;
  trials: readonly Trial[];
}

const defineTrial = (
  kind: TrialKind,
  level: Trial['level'],
  credits: string,
  evidence: string,
  text: string,
): Trial => ({ kind, level, credits, evidence, text });

export const trialQuestions: readonly TrialQuestion[] = [
  {
    id: 'handover',
    language: 'en',
    type: 'behavioural',
    stray: 'bracket',
    question:
      'Tell me about a time when information got lost between two shifts. What did you do about it?',
    lines: [
      'Describes what was lost and who was affected',
      'Acts at once to make the person safe',
      'Finds out how the information was lost',
      'Changes the way of handing over and shows the effect',
    ],
    trials: [
      defineTrial(
        'strong',
        4,
        '2222',
        '0|1,2|3|4,5',
        'On a surgical ward in Bristol the night team did not pass on that Mr Hale was allergic to penicillin, and he was due a dose at eight. I stopped the infusion before it ran, told the doctor on call and got a different antibiotic prescribed within twenty minutes. I stayed with him and checked his breathing and skin every ten minutes. Going through the sheets with the night nurse, I saw that the allergy was on page two, which nobody prints. I asked our ward manager to move allergies to the first line of the handover sheet and wrote the new version that afternoon. In the four months after that we had no missed allergy, against three in the spring.',
      ),
      defineTrial(
        'average',
        3,
        '1210',
        '0|1|2|',
        'One night a dressing change had not been mentioned at handover and the wound was wet. I changed it and called the nurse in charge. I asked the colleague and she said she had forgotten.',
      ),
      defineTrial(
        'weak',
        2,
        '1000',
        '0|||',
        'Sometimes things were not handed over and a patient had to wait. It was quite stressful for everyone.',
      ),
      defineTrial(
        'fluff',
        1,
        '0000',
        '|||',
        'Good handovers are the backbone of safe care, and clear communication between shifts matters enormously to me. I believe every professional should pass on information completely and take patient safety seriously. I am a very careful communicator and my colleagues can always rely on me.',
      ),
      defineTrial(
        'concise',
        4,
        '2222',
        '0|1|2|3',
        'Insulin time missing at shift change; Mrs Odell nearly got it twice. I held the pen, measured her sugar, rang the doctor. Cause: two charts, one in the car park office. One chart at the bed since May, no doubles in six months.',
      ),
      defineTrial(
        'stuffed',
        1,
        '0000',
        '|||',
        'Information lost, shifts, handover, affected, at once, safe, cause found, way of handing over changed, effect shown. Handover communication safety information shift change effect measures.',
      ),
    ],
  },
  {
    id: 'refund',
    language: 'en',
    type: 'situational',
    stray: 'handover',
    question:
      'A regular customer wants to return a worn coat without a receipt and the queue is growing. What do you do?',
    lines: [
      'Stays polite and takes the customer out of the queue',
      'Finds out what happened and checks the purchase',
      'Offers what the return policy allows',
      'Keeps the queue served and reports back',
    ],
    trials: [
      defineTrial(
        'strong',
        4,
        '2222',
        '0|1|2,3|4',
        'I thank her for coming back, tell her that I want to look at it properly and walk with her to the service desk so that the others can move on. I ask when she bought it and with which card, because our till finds a sale by the last four digits. If the seam gave way after two weeks, that is a fault and I may exchange it or pay back up to 80 pounds. If it is just wear, I explain why I cannot take it and offer her the repair voucher instead. Before I start I ring the bell for a second till, and after closing I note the seam in the defect book for the buyer.',
      ),
      defineTrial(
        'average',
        3,
        '1211',
        '0|1|2|3',
        'I would smile and ask her to step aside. I would look up the sale in the system with her customer card. If I find it I can give her store credit. I would ask a colleague to open another till.',
      ),
      defineTrial(
        'weak',
        2,
        '0010',
        '||0|',
        'I would tell her that without a receipt there is no refund. Those are the rules.',
      ),
      defineTrial(
        'fluff',
        1,
        '0000',
        '|||',
        'The customer is king and in retail a smile is everything. I love working with people and I always find a solution that makes everyone happy. It is important to be polite, to know the policy and to keep queues short, and that is what I stand for.',
      ),
      defineTrial(
        'concise',
        3,
        '2121',
        '0|1|2|3',
        'Side desk, friendly tone, "let us sort this out". Card number finds the sale. Fault: exchange; wear: ten percent off a repair. Bell for till two.',
      ),
      defineTrial(
        'stuffed',
        1,
        '0000',
        '|||',
        'Polite customer, return policy, purchase check, queue served, report back. Policy, receipt, refund, polite, queue, report, purchase, customer service excellence.',
      ),
    ],
  },
  {
    id: 'forklift',
    language: 'en',
    type: 'behavioural',
    stray: 'forecast',
    question:
      'Describe a situation at work that could have ended in an accident. What was your part in it?',
    lines: [
      'Describes the danger concretely',
      'Acts immediately within their responsibility',
      'Explains what caused the danger',
      'Makes sure that it does not happen again',
    ],
    trials: [
      defineTrial(
        'strong',
        4,
        '2222',
        '0|1,2|3|4,5',
        'In our Leeds depot a reach truck came round aisle seven with a pallet at two metres and missed a temp worker by the width of a hand. I was picking next to him, so I pulled the cord, which stops all trucks in the hall. Then I walked the driver over to the shift lead and the two of us wrote the near miss report before anyone drove on. What lay behind it was that the mirror at the corner had been taken down for painting and never put back. I hung a spare mirror the same evening and proposed a one-way rule for seven and eight. It has been painted on the floor since June and we have not had a near miss at that corner.',
      ),
      defineTrial(
        'average',
        3,
        '2210',
        '0|1|2|',
        'A stack of crates was leaning over the walkway last winter. I blocked the walkway with tape and told my supervisor. I think somebody had stacked them too high.',
      ),
      defineTrial(
        'weak',
        2,
        '1000',
        '0|||',
        'I once slipped because the floor was wet. Nothing happened in the end, luckily.',
      ),
      defineTrial(
        'fluff',
        1,
        '0000',
        '|||',
        'Safety always comes first for me and I follow every rule. Accidents can be avoided if everyone pays attention and thinks ahead. I have done many safety trainings and I consider myself a role model for my colleagues in this respect.',
      ),
      defineTrial(
        'concise',
        4,
        '2212',
        '0|1|2|3',
        'Dock plate not locked, trailer rolled 30 cm with me on it. I jumped off, hit the red light, sent the driver out of his cab. No wheel chock. Now the light only turns green with the chock sensor on.',
      ),
      defineTrial(
        'stuffed',
        1,
        '0000',
        '|||',
        'Accident danger described concretely. Immediate action within responsibility. Cause of the danger explained. Made sure that it does not happen again. Safety, danger, accident, prevention, responsibility.',
      ),
    ],
  },
  {
    id: 'fractions',
    language: 'en',
    type: 'behavioural',
    stray: 'refund',
    question:
      'Tell me about a class that did not understand something you had taught. How did you respond?',
    lines: [
      'Says what the learners did not understand and how they noticed',
      'Looks for the reason behind the difficulty',
      'Changes the way of teaching',
      'Checks the learning afterwards',
    ],
    trials: [
      defineTrial(
        'strong',
        4,
        '2222',
        '0,1|2|3,4|5',
        'In my second year at a school in Porto, twenty-one of my twenty-eight pupils wrote that a third plus a quarter is two sevenths. I saw it in the exit slips I collect every Friday. I sat down with five of them and let them draw it, and it turned out that they had learned the rule before they had any picture of the size of a piece. So I put the rule away for a week and we cut paper strips, because you can see that a third and a quarter do not fit the same grid. Those who had it explained it to a partner who did not. On the next slip twenty-four were right, and in the test three weeks later it was twenty-five.',
      ),
      defineTrial(
        'average',
        3,
        '1021',
        '0||1|2',
        'My year nines did not get the passive voice. I made a game with cards and went through it again more slowly. The homework was better after that.',
      ),
      defineTrial(
        'weak',
        2,
        '1010',
        '0||1|',
        'There was a topic in chemistry that they found hard. I repeated it.',
      ),
      defineTrial(
        'fluff',
        1,
        '0000',
        '|||',
        'Teaching is my vocation and every child can learn if the teacher believes in them. I always adapt my lessons to the needs of my students and use modern methods. It is essential to create a positive atmosphere in which questions are welcome.',
      ),
      defineTrial(
        'concise',
        4,
        '2222',
        '0|1|2|3',
        'Half the class read graphs backwards; I noticed when I asked for a story to each curve. They took height for speed. I had them walk the curves in the yard. Quiz on Monday: 26 of 30.',
      ),
      defineTrial(
        'stuffed',
        1,
        '0000',
        '|||',
        'Learners, understanding, difficulty, reason, way of teaching, checking the learning. Differentiation, formative assessment, scaffolding, feedback, learner-centred teaching, checking understanding.',
      ),
    ],
  },
  {
    id: 'bracket',
    language: 'en',
    type: 'technical',
    stray: 'fractions',
    question:
      'A metal bracket breaks after a few months of use although it passed the static load test. How do you find out why?',
    lines: [
      'Looks at the broken part before changing the design',
      'Considers fatigue, vibration or stress concentration',
      'Checks material and manufacture against the drawing',
      'Proves the improvement with a test',
    ],
    trials: [
      defineTrial(
        'strong',
        4,
        '2222',
        '0|1,2|3|4,5',
        'First I get the broken pieces and look at the fracture under the microscope: beach marks would tell me that a crack grew slowly from one point. A static test says nothing about cycles, so I ask where the bracket sits and put an accelerometer on it for a day to see which frequency it lives with. I then compare that with its own natural frequency and look at the inner radius, since a sharp corner can triple the stress. At the same time I send one piece for hardness and section it, because a weld in the wrong place or a softer batch would show up there. When I have changed the radius I run both versions on the shaker to ten million cycles. Only if the old one fails where the field parts failed do I believe the test.',
      ),
      defineTrial(
        'average',
        3,
        '2100',
        '0|1||',
        'I would ask for the broken bracket and look at where the crack starts. It could be fatigue from vibration, I guess. Then I would make it thicker.',
      ),
      defineTrial(
        'weak',
        2,
        '0010',
        '||0|',
        'I would check if the supplier used the right steel. Otherwise I would use a stronger one.',
      ),
      defineTrial(
        'fluff',
        1,
        '0000',
        '|||',
        'Failures like this are a fascinating engineering challenge and root cause analysis is one of my strengths. With my experience in CAD and simulation I can solve nearly any problem. A good engineer always looks at the whole system and works closely with the team.',
      ),
      defineTrial(
        'concise',
        4,
        '2221',
        '0|1|2|3',
        'Fracture surface first: where does it start? Beach marks point to cycles, so measure vibration and radius. Hardness and weld against the drawing. Shaker run, old and new side by side.',
      ),
      defineTrial(
        'stuffed',
        1,
        '0000',
        '|||',
        'Broken part, design, fatigue, vibration, stress concentration, material, manufacture, drawing, improvement, test. FEA, FMEA, root cause, DOE, Six Sigma.',
      ),
    ],
  },
  {
    id: 'forecast',
    language: 'en',
    type: 'behavioural',
    stray: 'fractions',
    question:
      'Tell me about a forecast of yours that turned out wrong. What did you do when you noticed?',
    lines: [
      'Names the forecast and how far it was off',
      'Informs those who rely on it early and openly',
      'Explains why it was wrong',
      'Corrects the model or process and shows the effect',
    ],
    trials: [
      defineTrial(
        'strong',
        4,
        '2222',
        '0|1,2|3|4,5',
        'In the 2022 budget I had planned 1.9 million in energy cost for our bakery, and by March we were heading for 2.6. I went to the managing director the same day, before the monthly report, and showed him the gap on one page. I also rang the bank myself, as the covenant depended on that figure. I had taken the contract price for the whole year although a third of our volume was bought on the day. I rebuilt the plan with fixed and floating volume apart and a range instead of one number. For the second half we were within four percent, and purchasing used the range to fix another fifth of the volume.',
      ),
      defineTrial(
        'average',
        3,
        '2101',
        '0|1||2',
        'Two years ago my sales forecast was about 15 percent too high. I told my manager in the monthly meeting. After that I checked it every week.',
      ),
      defineTrial(
        'weak',
        2,
        '1000',
        '0|||',
        'My forecast was wrong once because the sales people gave me bad numbers. That happens.',
      ),
      defineTrial(
        'fluff',
        1,
        '0000',
        '|||',
        'No forecast is ever perfect, and flexibility is what makes a good analyst. I am very numbers-driven and I always keep stakeholders informed. Transparency and continuous improvement are values that I live every day.',
      ),
      defineTrial(
        'concise',
        4,
        '2222',
        '0|1|2|3',
        'Cash forecast Q3: off by 400k. I told the CFO that afternoon and the lenders next morning. Reason: two clients pay at 60 days, I had 30. I now read days from the ledger; last quarter off by 20k.',
      ),
      defineTrial(
        'stuffed',
        1,
        '0000',
        '|||',
        'Forecast, informs early and openly, explains why it was wrong, corrects the model, shows the effect. Forecast accuracy, model, process, stakeholders, correction, effect, transparency.',
      ),
    ],
  },
  {
    id: 'metric',
    language: 'en',
    type: 'technical',
    stray: 'overbooked',
    question:
      'The sign-up rate on your dashboard dropped by a third overnight. How do you find out whether it is real?',
    lines: [
      'Checks tracking and data pipeline first',
      'Breaks the figure down by segment or step',
      'Compares with an independent source',
      'Says what would be reported to whom and when',
    ],
    trials: [
      defineTrial(
        'strong',
        4,
        '2222',
        '0,1|2|3|4',
        'I first ask whether the data is complete: did last night’s load finish, and does the event count per hour break off at one point? A release note often tells the story, so I look at whether somebody renamed the event or moved the consent banner. Then I split by device, browser, country and step of the form, because a real drop is rarely the same everywhere. As a cross-check I count new rows in the accounts table, which the tracking does not touch, and confirmation mails sent. Within the hour I write in the team channel what I know, what I do not know yet and when I will say more, and I call the product lead only if the accounts have fallen too.',
      ),
      defineTrial(
        'average',
        3,
        '2200',
        '0|1||',
        'I would check if the tracking is still firing and if the ETL job ran. Then I look at it per country and device to see where it falls. If it is everywhere it is probably real.',
      ),
      defineTrial(
        'weak',
        2,
        '1000',
        '0|||',
        'I would look at the numbers again the next day, maybe it was a bug.',
      ),
      defineTrial(
        'fluff',
        1,
        '0000',
        '|||',
        'Data-driven decisions are crucial for any modern company. I have worked with many dashboards and I know how to tell stories with data. When a metric changes, you need to analyse it deeply and communicate your insights to all relevant stakeholders.',
      ),
      defineTrial(
        'concise',
        4,
        '2221',
        '0|1|2|3',
        'Job log and raw event count by hour. Split by browser, app version, form step. Accounts created in the database as a second opinion. Note in the channel before ten.',
      ),
      defineTrial(
        'stuffed',
        1,
        '0000',
        '|||',
        'Tracking, data pipeline, segment, step, independent source, report. Dashboard, sign-up rate, real, SQL, A/B testing, significance, ETL, segmentation, stakeholders.',
      ),
    ],
  },
  {
    id: 'overbooked',
    language: 'es',
    type: 'situational',
    stray: 'retraso',
    question:
      'Llega una familia al hotel a medianoche con una reserva confirmada y no queda ninguna habitación. ¿Qué haces?',
    lines: [
      'Reconoce el fallo y tranquiliza a la familia',
      'Busca una solución concreta esa misma noche',
      'Asume los costes dentro de lo permitido',
      'Hace seguimiento y evita que se repita',
    ],
    trials: [
      defineTrial(
        'strong',
        4,
        '2222',
        '0,1|2|3|4,5',
        'Lo primero es decirles que el error es nuestro y que no se van a quedar en la calle. A los niños les saco un colacao y los siento en el sofá, porque cansados todo pesa el doble. Mientras tanto llamo a los dos hoteles con los que tenemos acuerdo y pido una cuádruple a mi nombre. Pago yo el taxi y la noche con la cuenta del hotel, que me deja gastar hasta 250 euros sin preguntar. A la mañana siguiente les llamo para ver si han dormido y les guardo una habitación con vistas para las otras dos noches. Después miro por qué el canal vendió una de más y lo dejo escrito para la jefa de reservas.',
      ),
      defineTrial(
        'average',
        3,
        '2210',
        '0|1|2|',
        'Les pido disculpas y les digo que lo voy a arreglar. Llamo a otro hotel cercano y les busco una habitación. Les pagaría el taxi.',
      ),
      defineTrial(
        'weak',
        2,
        '1000',
        '0|||',
        'Les diría que lo siento mucho pero que estamos completos. Tendrían que haber llegado antes.',
      ),
      defineTrial(
        'fluff',
        1,
        '0000',
        '|||',
        'La hospitalidad es mi pasión y la satisfacción del huésped es siempre lo primero. Creo que con empatía y una sonrisa se resuelve cualquier problema. Un buen recepcionista debe mantener la calma y dar un trato excelente en todo momento.',
      ),
      defineTrial(
        'concise',
        4,
        '2221',
        '0|1|2|3',
        'Culpa nuestra, agua y sofá para los niños. Dos llamadas: cuádruple en el hotel de enfrente. Taxi y noche a nuestra cuenta. Por la mañana, llamada y nota a reservas.',
      ),
      defineTrial(
        'stuffed',
        1,
        '0000',
        '|||',
        'Reconocer el fallo, tranquilizar a la familia, solución concreta, costes, seguimiento, evitar que se repita. Empatía, huésped, reserva, hotel, satisfacción, calidad.',
      ),
    ],
  },
  {
    id: 'retraso',
    language: 'es',
    type: 'behavioural',
    stray: 'virus',
    question:
      'Cuéntame una ocasión en la que un proyecto tuyo iba con retraso. ¿Qué hiciste y cómo terminó?',
    lines: [
      'Describe el proyecto y el retraso',
      'Busca las causas del retraso',
      'Toma medidas e informa a los afectados',
      'Nombra el resultado y lo que aprendió',
    ],
    trials: [
      defineTrial(
        'strong',
        4,
        '2222',
        '0|1|2,3|4,5',
        'En la reforma de un colegio de Vigo llevábamos tres semanas de retraso en mayo y las clases empezaban el 10 de septiembre. Repasé los partes con el encargado y vi que no faltaba gente, sino que los fontaneros esperaban cada lunes a que el yesero acabara. Partí la obra en dos alas para que nadie esperase y adelanté el pedido de las ventanas, que tardaban seis semanas. A la directora se lo dije esa misma tarde y quedamos en vernos cada viernes a pie de obra. Entregamos el 4 de septiembre, con solo el patio pendiente. Desde entonces dibujo quién espera a quién antes de poner fechas.',
      ),
      defineTrial(
        'average',
        3,
        '2011',
        '0||1|2',
        'El año pasado la migración de la web iba dos semanas tarde. Hablé con el cliente y quitamos dos apartados. Al final salió en octubre.',
      ),
      defineTrial(
        'weak',
        2,
        '1010',
        '0||1|',
        'Un informe se me retrasó bastante. Trabajé el fin de semana y ya está.',
      ),
      defineTrial(
        'fluff',
        1,
        '0000',
        '|||',
        'Los retrasos son normales en cualquier proyecto y lo importante es no perder los nervios. Siempre planifico con cuidado y me comunico de forma transparente con todo el mundo. Creo que la organización y el trabajo en equipo son la clave del éxito.',
      ),
      defineTrial(
        'concise',
        4,
        '2222',
        '0|1|2|3',
        'Catálogo de otoño, nueve días tarde en julio. El cuello de botella era yo: aprobaba cada foto. Delegué las fotos en Irene y avisé a la imprenta del nuevo día. Salió el 1 de agosto; ahora apruebo solo portadas.',
      ),
      defineTrial(
        'stuffed',
        1,
        '0000',
        '|||',
        'Proyecto, retraso, causas del retraso, medidas, informar a los afectados, resultado, aprendizaje. Planificación, hitos, riesgos, comunicación, equipo, seguimiento.',
      ),
    ],
  },
  {
    id: 'virus',
    language: 'es',
    type: 'technical',
    stray: 'overbooked',
    question:
      'Una compañera dice que ha abierto un adjunto sospechoso y ahora su ordenador va lento. ¿Cómo actúas?',
    lines: [
      'Aísla el equipo para que no se extienda',
      'Averigua qué se abrió y a qué tuvo acceso',
      'Avisa a quien corresponde y lo documenta',
      'Comprueba que está limpio y previene que se repita',
    ],
    trials: [
      defineTrial(
        'strong',
        4,
        '2222',
        '0|1,2|3|4,5',
        'Le pido que no toque nada y saco el cable de red y el wifi, sin apagarlo, porque en la memoria quedan pistas. Le pregunto qué correo era, a qué hora lo abrió y si escribió alguna contraseña después. Con eso miro en el servidor de correo quién más lo recibió y en los registros qué carpetas tocó su usuario. Llamo a la responsable de seguridad y abro una incidencia con las horas, ya que si hay datos personales tenemos 72 horas para notificarlo. No limpio el equipo: lo reinstalo desde la imagen, cambio sus claves y vigilo su cuenta una semana. Luego bloqueo el remitente y enseño el correo real en la reunión del lunes, sin dar su nombre.',
      ),
      defineTrial(
        'average',
        3,
        '2110',
        '0|1|2|',
        'Primero desconecto el ordenador de la red. Le pregunto qué ha abierto. Se lo diría a mi jefe y pasaría el antivirus.',
      ),
      defineTrial(
        'weak',
        2,
        '0001',
        '|||0',
        'Pasaría el antivirus y reiniciaría el equipo. Normalmente con eso basta.',
      ),
      defineTrial(
        'fluff',
        1,
        '0000',
        '|||',
        'La ciberseguridad es fundamental hoy en día y todos debemos estar concienciados. Tengo mucha experiencia con todo tipo de incidencias y siempre mantengo la calma. Es importante seguir las buenas prácticas y estar al día de las amenazas.',
      ),
      defineTrial(
        'concise',
        4,
        '2221',
        '0|1|2|3',
        'Fuera de la red, encendido. Qué correo, qué hora, qué clave escribió. Incidencia abierta y llamada a seguridad. Imagen nueva y claves nuevas.',
      ),
      defineTrial(
        'stuffed',
        1,
        '0000',
        '|||',
        'Aislar el equipo, acceso, avisar, documentar, limpio, prevenir. Antivirus, firewall, phishing, malware, ransomware, SIEM, ISO 27001, concienciación.',
      ),
    ],
  },
];
