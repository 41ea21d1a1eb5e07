/** What the basket comes to, for the header; undefined until it is known. */
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { Montant } from '@comptoir/contract/argent.ts';
import { usePage } from '../page/page-context.ts';

export function useMontantPanier(nombre: number): Montant | undefined {
  const { api, locale } = useRouteContext({ from: '__root__' });
  const compteId = usePage().session.compte?.id ?? 0;
  const [montant, setMontant] = useState<Montant>();
  useEffect(() => {
    if (nombre === 0) return;
    const suivi = import('./montant-panier.ts').then(
      ({ suivreMontant }) => suivreMontant({ api, locale, compteId, nombre }, setMontant),
      () => undefined,
    );
    return () => void suivi.then((stop) => stop?.());
  }, [api, locale, compteId, nombre]);
  return montant;
}
