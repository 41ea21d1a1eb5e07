import { clsx } from 'clsx';
import { useRouteContext } from '@tanstack/react-router';
import type { AdressePostale } from '@comptoir/contract/livraison/adresse.schema.ts';
import { paysEcrit } from '@comptoir/contract/livraison/pays.ts';

interface Props {
  adresse: AdressePostale;
  /** The company or person above it. */
  avecNom?: boolean;
  className?: string;
}

/** As on an envelope. */
export function AdresseEcrite({ adresse, avecNom = false, className }: Props) {
  const { nom, ligne1, ligne2, codePostal, ville, paysId } = adresse;
  const { locale } = useRouteContext({ from: '__root__' });
  const pays = paysEcrit(paysId, locale);
  return (
    <address className={clsx('wrap-anywhere not-italic', className ?? 'type-meta text-text-2')}>
      {avecNom && <span className="block text-text">{nom}</span>}
      <span className="block">{ligne1}</span>
      {ligne2 && <span className="block">{ligne2}</span>}
      <span className="block">{`${codePostal} ${ville}`}</span>
      {pays && <span className="block">{pays}</span>}
    </address>
  );
}
