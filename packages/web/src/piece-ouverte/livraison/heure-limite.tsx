/** Until when these dates hold, and how long that still is. */
import { useEffect, useState } from 'react';
import { formatHeure } from '@comptoir/contract/words/formats.ts';
import { jourOf } from '@comptoir/contract/jours-ouvres.ts';
import type { Livraison } from '@comptoir/contract/piece-ouverte/livraison.contract.ts';
import { useLocale, useTexts } from '../../words/use-texts.ts';
import { jourDate } from '../jours.ts';

const TIC_MS = 30_000;
const MINUTE_MS = 60_000;

interface Props {
  limite: Livraison['limite'];
  /** ISO instant the dates were read at: the first time left is counted from it. */
  lueLe: string;
}

export function HeureLimite({ limite, lueLe }: Props) {
  const t = useTexts('piece-ouverte');
  const locale = useLocale();
  const [maintenant, setMaintenant] = useState(() => Date.parse(lueLe));
  useEffect(() => {
    const timer = setInterval(() => setMaintenant(Date.now()), TIC_MS);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.floor((Date.parse(limite.avant) - maintenant) / MINUTE_MS);
  const heure = formatHeure(locale, limite.heure);
  if (minutes <= 0) return <p className="type-meta text-warn">{t('limite.passee', { heure })}</p>;
  if (limite.jour !== jourOf(new Date(lueLe))) {
    return (
      <p className="type-meta text-text-2">
        {t('limite.jour', { jour: jourDate(locale, limite.jour), heure })}
      </p>
    );
  }
  const reste =
    minutes < 60
      ? t('limite.minutes', { minutes })
      : t('limite.heures', {
          heures: Math.floor(minutes / 60),
          minutes: String(minutes % 60).padStart(2, '0'),
        });
  return (
    <p className="type-meta text-text-2">
      {t('limite.avant')} <b className="text-text">{heure}</b>
      {t('limite.dans', { reste })}
    </p>
  );
}
