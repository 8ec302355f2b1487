// Name, logo and colour that candidates meet, with what they will see; only where the plan has custom branding.
import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { brandOf, saveBrand } from '#data/company/brand.ts';
import {
  brandLimits,
  checkColour,
  parseColour,
  usualColour,
  type Brand,
} from '#domain/company/brand.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { to } from '#navigation/routes.ts';
import { useMembership, useSession } from '#session/session.ts';
import { BrandMark } from '#ui/theme/BrandMark.tsx';
import { FileDrop } from '#ui/files/FileDrop.tsx';
import { Panel } from '#ui/page/Panel.tsx';
import { useAction } from '#ui/reading/useAction.ts';
import { useLive } from '#ui/reading/useLive.ts';
import { readLogo, type LogoProblem } from './brandLogo.ts';

export function BrandPanel() {
  const { t } = useTranslation('company');
  const { tier } = useSession();
  const { orgId } = useMembership();
  const brand = useLive(brandOf(orgId))?.data ?? null;
  const has = tier?.features.customBranding === true;
  return (
    <Panel title={t('brand.title')} lead={t('brand.lead')}>
      {has ? (
        <BrandForm key={String(brand?.updatedAt?.getTime())} brand={brand} />
      ) : (
        <Alert
          severity="info"
          variant="outlined"
          action={
            <Button
              color="inherit"
              component={Link}
              to={to('account', {}, { query: { tab: 'billing' } })}
            >
              {t('brand.plans')}
            </Button>
          }
        >
          {t(brand ? 'brand.resting' : 'brand.notInPlan')}
        </Alert>
      )}
    </Panel>
  );
}

function BrandForm({ brand }: { brand: Brand | null }) {
  const { t } = useTranslation(['company', 'common']);
  const { orgId, uid, organization } = useMembership();
  const [name, setName] = useState(brand?.name ?? organization.name);
  const [logo, setLogo] = useState(brand?.logo ?? null);
  const [typed, setTyped] = useState(brand?.colour ?? usualColour);
  const [problem, setProblem] = useState<LogoProblem | null>(null);
  const [tried, setTried] = useState(false);
  const [save, { pending }] = useAction(saveBrand, { done: t('brand.saved') });
  const colour = parseColour(typed);
  const check = colour ? checkColour(colour) : null;
  const isDirty =
    !brand || name.trim() !== brand.name || logo !== brand.logo || colour !== brand.colour;
  async function take(file: File): Promise<void> {
    const result = await readLogo(file);
    setProblem('problem' in result ? result.problem : null);
    if ('logo' in result) setLogo(result.logo);
  }
  function submit(): void {
    setTried(true);
    if (colour && name.trim()) void save(orgId, uid, { name, logo, colour });
  }
  return (
    <Stack
      component="form"
      noValidate
      spacing={2.5}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
          alignItems: 'start',
        }}
      >
        <Stack spacing={2.5}>
          <TextField
            label={t('brand.name')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={tried && name.trim() === ''}
            helperText={tried && name.trim() === '' ? t('brand.nameMissing') : t('brand.nameHelp')}
            slotProps={{ htmlInput: { maxLength: brandLimits.nameMax } }}
          />
          <ColourFields colour={colour} setTyped={setTyped} typed={typed} check={check} />
          {check && (!check.onLight || !check.onDark) && (
            <Alert severity="info" variant="outlined">
              {t(check.onLight ? 'brand.faintOnDark' : 'brand.faintOnLight')}
            </Alert>
          )}
        </Stack>
        <FileDrop
          label={t('brand.logo')}
          accept=".png,.jpg,.jpeg,.webp"
          hint={t('brand.logoHint')}
          error={problem ? t(`brand.problem.${problem}`) : null}
          taken={logo ? { name: t('brand.logoName'), onRemove: () => setLogo(null) } : null}
          onFile={(file) => void take(file)}
        />
      </Box>
      <BrandPreview name={name} organization={organization} logo={logo} colour={colour} />
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button type="submit" variant="contained" loading={pending} disabled={!isDirty}>
          {t('common:actions.save')}
        </Button>
        {brand && (
          <Button color="error" disabled={pending} onClick={() => void save(orgId, uid, null)}>
            {t('brand.remove')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

interface ColourFieldsProps {
  colour: string | null;
  setTyped: (next: string) => void;
  typed: string;
  check: ReturnType<typeof checkColour> | null;
}

/** The colour, picked or typed. */
function ColourFields({ colour, setTyped, typed, check }: ColourFieldsProps) {
  const { t } = useTranslation(['company', 'common']);
  const format = useFormat();
  return (
    <Stack direction="row" useFlexGap spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <Box
        component="input"
        type="color"
        aria-label={t('brand.pick')}
        value={colour ?? usualColour}
        onChange={(event) => setTyped((event.target as HTMLInputElement).value)}
        sx={{
          width: 48,
          height: 40,
          p: 0.25,
          mt: 3,
          border: 1,
          borderColor: 'line.strong',
          borderRadius: 1,
          bgcolor: 'background.paper',
          cursor: 'pointer',
          flexShrink: 0,
        }}
      />
      <TextField
        fullWidth
        label={t('brand.colour')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        error={colour === null}
        helperText={
          colour === null
            ? t('brand.colourWrong')
            : t('brand.contrast', {
                ratio: format.number(check?.words ?? 1, { maximumFractionDigits: 1 }),
              })
        }
        slotProps={{ htmlInput: { maxLength: 9, spellCheck: false } }}
      />
    </Stack>
  );
}

interface BrandPreviewProps {
  name: string;
  organization: ReturnType<typeof useMembership>['organization'];
  logo: string | null;
  colour: string | null;
}

/** What candidates will see. */
function BrandPreview({ name, organization, logo, colour }: BrandPreviewProps) {
  const { t } = useTranslation(['company', 'common']);
  return (
    <Stack spacing={1}>
      <Typography variant="h3">{t('brand.preview')}</Typography>
      <BrandMark
        brand={{ name: name.trim() || organization.name, logo, colour: colour ?? usualColour }}
      />
      <Typography variant="body2" color="text.secondary">
        {t('brand.where')}
      </Typography>
    </Stack>
  );
}
