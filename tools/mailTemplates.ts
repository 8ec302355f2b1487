// Prints the mails' templates as JSON, one document per name, for the collection that the Trigger Email extension reads them from.
import { templatesOfMails } from '#domain/mailTemplates.ts';

console.log(JSON.stringify(templatesOfMails, null, 2));
