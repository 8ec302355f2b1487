// The services that process data for us, and which of the optional ones are set up here.
import { useTranslation } from 'react-i18next';
import { settings } from '#data/firestore/settings.ts';
import { StatusChip } from '#ui/page/StatusChip.tsx';
import { Section } from '#features/public/parts/Section.tsx';
import { TermRows } from '#features/public/parts/TermRows.tsx';

type Use = 'always' | 'optional' | 'on' | 'off';
const services = [
  'auth',
  'firestore',
  'storage',
  'hosting',
  'ai',
  'appCheck',
  'mail',
  'stripe',
] as const;
type Service = (typeof services)[number];

const toUse = (isSetUp: boolean): Use => (isSetUp ? 'on' : 'off');

/** Mail leaves by an extension of the project, which a page cannot see. */
function readUse(): Record<Service, Use> {
  const { ai, payments, appCheckKey } = settings();
  return {
    auth: 'always',
    firestore: 'always',
    storage: 'always',
    hosting: 'always',
    ai: toUse(ai !== null),
    appCheck: toUse(appCheckKey !== null),
    mail: 'optional',
    stripe: toUse(payments !== null),
  };
}

const tones = { always: 'info', optional: 'neutral', on: 'good', off: 'neutral' } as const;

export function SubProcessors() {
  const { t } = useTranslation('trust');
  const uses = readUse();
  return (
    <Section id="services" title={t('services.title')} text={t('services.text')} band>
      <TermRows
        rows={services.map((id) => ({
          id,
          name: t(`services.rows.${id}.name`),
          text: t(`services.rows.${id}.text`),
          mark: <StatusChip label={t(`services.${uses[id]}`)} tone={tones[uses[id]]} />,
        }))}
      />
    </Section>
  );
}
