// A job description to try the product with, in both languages. Written for this product; the company does not exist.
import type { Language } from '#i18n/languages.ts';

export const sampleJob: Record<Language, string> = {
  en: `Customer Support Lead
Level: Senior

We run a booking service for small climbing gyms. Our support team answers gym owners who are busy, often standing at the front desk with a queue in front of them.

What you will do
- Lead a team of five support specialists across two time zones
- Answer the hardest cases yourself and turn what you learn into help articles
- Agree with the product team which problems to solve at the root, and bring the numbers that show it
- Plan shifts for busy seasons and keep first replies under one hour
- Coach new colleagues in their first three months

What you need
- Four years or more in customer support for software
- Experience leading people, with regular feedback conversations
- Clear written English
- Confidence with a ticket system such as Zendesk and with simple reports in SQL
- A calm way of dealing with upset customers

Nice to have
- Spanish
- Experience with payments or bookings
- Writing help-centre articles`,
  es: `Responsable de Atención al Cliente
Nivel: Sénior

Ofrecemos un servicio de reservas para pequeños rocódromos. Nuestro equipo atiende a propietarios muy ocupados, que a menudo están en recepción con una cola delante.

Qué harás
- Dirigir un equipo de cinco especialistas en dos husos horarios
- Resolver los casos más difíciles y convertir lo aprendido en artículos de ayuda
- Acordar con el equipo de producto qué problemas resolver de raíz, con datos que lo demuestren
- Planificar los turnos en temporada alta y mantener la primera respuesta por debajo de una hora
- Formar a los nuevos compañeros durante sus tres primeros meses

Qué necesitas
- Cuatro años o más en atención al cliente de software
- Experiencia dirigiendo personas, con conversaciones de feedback periódicas
- Español escrito claro
- Soltura con un sistema de tickets como Zendesk y con informes sencillos en SQL
- Serenidad para tratar con clientes enfadados

Se valorará
- Inglés
- Experiencia con pagos o reservas
- Redacción de artículos de ayuda`,
};
