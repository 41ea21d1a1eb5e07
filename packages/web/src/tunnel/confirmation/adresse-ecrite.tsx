import type { AdressePostale } from '@comptoir/contract/livraison/adresse.schema.ts';

/** As on an envelope. */
export function AdresseEcrite({ adresse }: { adresse: AdressePostale }) {
  const { nom, ligne1, ligne2, codePostal, ville } = adresse;
  return (
    <address className="not-italic">
      {[nom, ligne1, ligne2, `${codePostal} ${ville}`].filter(Boolean).map((ligne) => (
        <span key={ligne} className="block break-words">
          {ligne}
        </span>
      ))}
    </address>
  );
}
