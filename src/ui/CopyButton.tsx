// Copies a text and says so.
import { Button } from '@mui/material';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

export function CopyButton({ text, label }: { text: string; label?: string }) {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      const area = document.createElement('textarea');
      area.value = text;
      document.body.append(area);
      area.select();
      document.execCommand('copy');
      area.remove();
    }
    setCopied(true);
    setTimeout(() => setCopied(false), 2_000);
  }
  return <Button size="small" onClick={() => void copy()} aria-live="polite">{copied ? t('actions.copied') : (label ?? t('actions.copy'))}</Button>;
}
