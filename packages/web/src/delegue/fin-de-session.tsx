/** The end of the session, once it comes near: a page left open for the day. */
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { Timer } from 'lucide-react';
import { lireMagasinReference } from '@comptoir/contract/session/magasin-reference.contract.ts';
import type { DelegueAffiche } from '../app/rendering.ts';
import { showToast } from '../ui/notice/toast-store.ts';
import { useTexts } from '../words/use-texts.ts';

const MINUTE_MS = 60_000;
/** The end is announced from so many minutes before it. */
const PROCHE_MIN = 30;

interface FinDeSessionProps {
  delegue: DelegueAffiche;
  /** The minutes alone. */
  isCourte?: boolean;
}

export function FinDeSession({ delegue, isCourte = false }: FinDeSessionProps) {
  const t = useTexts('delegue');
  const { api } = useRouter().options.context;
  const { reste, prolonger } = useReste(delegue.expireLe);
  if (reste === undefined || reste > PROCHE_MIN) return null;
  const texte = reste > 0 ? t('session.reste', { minutes: reste }) : t('session.finie');
  // Any call goes with the session: this one is light.
  const continuer = () =>
    api.call(lireMagasinReference, {}).then(prolonger, () => {
      showToast({ kind: 'snackbar', title: t('session.echec') });
    });
  return (
    <button
      type="button"
      aria-label={`${texte} ${t('session.prolonger')}`}
      title={t('session.prolonger')}
      onClick={() => void continuer()}
      className="flex h-9 shrink-0 items-center gap-1.5 rounded-control bg-on px-2 type-label text-del"
    >
      <Timer size={16} aria-hidden />
      {isCourte ? t('session.court', { minutes: reste }) : texte}
    </button>
  );
}

/** Minutes left, undefined while nobody counts: the clock of the device is read in the browser alone. */
function useReste(expireLe: string | undefined) {
  const [reste, setReste] = useState<number>();
  const [isProlongee, setIsProlongee] = useState(false);
  useEffect(() => {
    if (expireLe === undefined || isProlongee) return;
    const fin = Date.parse(expireLe);
    const compter = () => setReste(Math.max(0, Math.ceil((fin - Date.now()) / MINUTE_MS)));
    compter();
    const timer = setInterval(compter, MINUTE_MS / 2);
    return () => clearInterval(timer);
  }, [expireLe, isProlongee]);
  return {
    reste: isProlongee ? undefined : reste,
    // Twelve hours again: longer than one looks at a page without asking for another.
    prolonger: () => setIsProlongee(true),
  };
}
