import { describe, expect, it } from 'vitest';
import { findFindings } from './findingsIn.ts';

const asksHealth = (text: string, language: 'en' | 'es'): boolean =>
  findFindings(text, language).some(
    ({ code }) => code === 'health' || (code === 'family' && /pregnan|embaraz/i.test(text)),
  );

describe('questions on the candidate’s own health', () => {
  it.each([
    'How is your health?',
    'Are you in good health?',
    'Tell me about your health.',
    'Do you have any chronic illnesses we should know about?',
    'Have you ever had a serious illness?',
    'What medication do you take?',
    'Are you taking any medication?',
    'Are you pregnant or planning to be?',
    'How many sick days did you take last year?',
    'How often were you off sick?',
    'Have you ever seen a therapist?',
    'Have you been in therapy?',
    'Are you in treatment for anything?',
    'Do you have a disability?',
    'Is there any medical reason why you could not do this job?',
    'How do you deal with your anxiety?',
    'Have you ever had burnout?',
    'Have you ever suffered from depression or burnout?',
    'Do you see a psychiatrist?',
    'When were you last ill?',
    'Were you ever hospitalized?',
    'Do you have back problems?',
    'How is your mental health?',
    'Have you ever been on long-term sick leave?',
    'Do you need any medical treatment?',
    'Have you had surgery in the last two years?',
    'Do you have any physical limitations?',
    'Do you have epilepsy or diabetes?',
    'How has your illness affected your work?',
    'Do you wear a hearing aid?',
    'Tell us about any health conditions you have.',
  ])('%s', (text) => {
    expect(asksHealth(text, 'en')).toBe(true);
  });

  it.each([
    '¿Qué tal estás de salud?',
    '¿Cómo es tu salud?',
    '¿Tienes alguna enfermedad crónica?',
    '¿Has tenido alguna enfermedad grave?',
    '¿Qué medicación tomas?',
    '¿Estás tomando algún medicamento?',
    '¿Estás embarazada o piensas estarlo?',
    '¿Cuántos días de baja tuviste el año pasado?',
    '¿Con qué frecuencia estás de baja?',
    '¿Has estado de baja por enfermedad?',
    '¿Has ido alguna vez a terapia?',
    '¿Vas al psicólogo?',
    '¿Estás en tratamiento médico?',
    '¿Tienes alguna discapacidad?',
    '¿Has sufrido depresión o ansiedad?',
    '¿Cómo llevas tu ansiedad?',
    '¿Has tenido burnout alguna vez?',
    '¿Cuándo estuviste enfermo por última vez?',
    '¿Te han hospitalizado alguna vez?',
    '¿Tienes problemas de espalda?',
    '¿Te han operado?',
    '¿Cómo ha afectado tu enfermedad a tu trabajo?',
    '¿Tienes alguna limitación física?',
    '¿Padece usted diabetes o epilepsia?',
    'Háblame de tu salud mental.',
  ])('%s', (text) => {
    expect(asksHealth(text, 'es')).toBe(true);
  });
});

describe('questions on health as the trade', () => {
  it.each([
    'How do you explain a new medication to a patient?',
    'Tell me about a patient whose health got worse during your shift. What did you do?',
    'How do you keep health records confidential?',
    'Describe how you plan therapy for a child with autism.',
    'What do you check before you give medication?',
    'How would you improve health and safety on the shop floor?',
    'Tell me about a health insurance claim that was hard to settle.',
    'How do you support residents with dementia and their relatives?',
    'Describe a time you handled a sick leave request from an employee.',
    'How do you plan shifts when several colleagues are off sick?',
    'Which mental health programs have you run?',
    'How do you check the health of a server cluster?',
    'How would you keep a project in good health?',
    'How do you talk to a pregnant patient about her treatment?',
    'Tell me about a treatment plan that you changed.',
    'What experience do you have with digital health products?',
    'How do you make a website accessible to people with a disability?',
    'How do you deal with stress at work?',
    'How did your team reduce the number of injuries?',
    'What does a healthy team look like to you?',
    'How do you monitor your services’ health?',
    'Have you ever administered medication in an emergency?',
    'What would you do if a guest fell ill?',
    'Have you worked with patients in therapy?',
  ])('%s', (text) => {
    expect(asksHealth(text, 'en')).toBe(false);
  });

  it.each([
    '¿Cómo explicas una medicación nueva a un paciente?',
    'Háblame de un paciente que empeoró durante tu turno. ¿Qué hiciste?',
    '¿Cómo proteges los datos de salud?',
    '¿Cómo planificas la terapia de una niña con autismo?',
    '¿Qué compruebas antes de dar un medicamento?',
    '¿Cómo mejorarías la seguridad y salud en la planta?',
    '¿Cómo organizas los turnos cuando hay varias personas de baja?',
    '¿Cómo gestionarías la baja médica de una persona de tu equipo?',
    '¿Cómo hablas con una paciente embarazada sobre su tratamiento?',
    '¿Qué experiencia tienes con productos de salud digital?',
    '¿Cómo apoyas a residentes con demencia y a sus familias?',
    '¿Cómo manejas el estrés en el trabajo?',
    '¿Qué tratamiento aplicarías en este caso?',
    '¿Cómo vigilas la salud de un servidor?',
    '¿Has trabajado con personas con discapacidad?',
    '¿Has administrado medicación en una urgencia?',
    '¿Qué harías si un huésped se pone enfermo?',
  ])('%s', (text) => {
    expect(asksHealth(text, 'es')).toBe(false);
  });
});
