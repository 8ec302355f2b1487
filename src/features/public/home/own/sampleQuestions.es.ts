// The rubrics of the sample questions, Spanish. Two are from the starter library, the first belongs to the example.
import type { SampleRubrics } from './sampleQuestionIds.ts';

export const sampleRubricsEs: SampleRubrics = {
  mistake: {
    competency: 'Responsabilidad',
    lookFor: [
      'Se hace cargo del problema sin que se lo pidan',
      'Dice al cliente con franqueza qué salió mal',
      'Repara lo que le costó al cliente',
      'Añade una comprobación o cambia una rutina para que no vuelva a pasar',
    ],
    anchors: [
      'Echa la culpa a otras personas o les deja el problema. No da ningún ejemplo real de un cliente a punto de irse.',
      'Hace su parte, pero se detiene ante el primer obstáculo. El caso queda vago o lo hicieron otras personas.',
      'Se hace cargo del problema y lo resuelve. Un caso claro, con poco sobre motivos y efecto.',
      'Avisa pronto al cliente, repara lo que salió mal y da los motivos. Sus pasos quedan claros y se nombra un resultado.',
      'Responde por el error, repara el daño al cliente y evita que se repita. Una cifra, una fecha o una reacción prueba el resultado.',
    ],
  },
  cause: {
    competency: 'Resolución de problemas',
    lookFor: [
      'Describe el problema con precisión',
      'Busca la causa antes de cambiar nada',
      'Compara posibles soluciones',
      'Comprueba que el problema ha desaparecido y no vuelve',
    ],
    anchors: [
      'Prueba cosas al azar o espera a que otra persona lo arregle. Da opiniones en lugar de un problema cuya causa no era evidente.',
      'Trata el síntoma sin preguntar por la causa. El caso queda vago o lo hicieron otras personas.',
      'Encuentra una causa plausible y la elimina. El relato de un problema cuya causa no era evidente se puede seguir de principio a fin.',
      'Acota la causa con hechos y compara soluciones antes de elegir. Dice qué se decidió en un problema cuya causa no era evidente, quién lo hizo y por qué.',
      'Demuestra la causa, verifica el arreglo y evita que el problema vuelva. Muestra a qué llevó su parte y qué hace distinto desde entonces.',
    ],
  },
  learning: {
    competency: 'Aprendizaje',
    lookFor: [
      'Nombra qué había que aprender y por qué',
      'Describe una forma de aprender',
      'Usa la opinión de otras personas',
      'Muestra dónde lo aplicó',
    ],
    anchors: [
      'No ve necesidad de aprender. No da ningún ejemplo real de algo aprendido deprisa.',
      'Aprende cuando se lo dicen, sin aplicarlo. Menciona algo aprendido deprisa, pero su parte no queda clara.',
      'Aprende lo necesario y lo aplica. Un caso claro de algo aprendido deprisa, con poco sobre motivos y efecto.',
      'Elige con intención cómo aprender, pide opinión y aplica ambas cosas. Sus pasos y los motivos quedan claros y se nombra un resultado.',
      'Convierte lo aprendido en mejor trabajo también para otras personas. Una cifra, una fecha o una reacción prueba el resultado de algo aprendido deprisa.',
    ],
  },
};
