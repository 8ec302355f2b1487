// Prints the mails' templates as JSON, one document per name, for the collection that the Trigger Email extension reads them from. Their links lead to the address that is given.
import { buildMailTemplates } from '#domain/invitations/mailTemplates.ts';

const at = process.argv[2] ?? '';
const isHome = URL.canParse(at) && new URL(at).protocol === 'https:' && new URL(at).origin === at;
if (!isHome) {
  console.error(
    'Say where the product lives, without a path: npx tsx tools/mailTemplates.ts https://hirely.example',
  );
  process.exit(1);
}
console.log(JSON.stringify(buildMailTemplates(at), null, 2));
