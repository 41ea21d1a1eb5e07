import { useEffect } from 'react';
import { usePage } from '../page/page-context.ts';
import {
  discretionChoisie,
  isDiscretionPossible,
  TOUCHE_DISCRETION,
  useDiscretion,
} from './use-discretion.public.ts';

export default function ToucheDiscretion() {
  const { discretion } = usePage().session;
  const montrer = useDiscretion();
  useEffect(() => {
    if (!isDiscretionPossible()) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== TOUCHE_DISCRETION || event.repeat) return;
      event.preventDefault();
      montrer(discretion ? undefined : discretionChoisie());
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [discretion, montrer]);
  return null;
}
