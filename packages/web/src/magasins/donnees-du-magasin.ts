/** A store as search engines read it. */
import { enseigne } from '@comptoir/contract/enseigne/enseigne.ts';
import type { JourOuvert } from '@comptoir/contract/magasins/magasins.contract.ts';
import type { FicheMagasin } from './fiche/fiche.ts';

const JOURS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

export function donneesDuMagasin(url: string, magasin: FicheMagasin): object {
  const { adresse, horaires, semaine, aVenir } = magasin;
  return {
    '@context': 'https://schema.org',
    '@type': magasin.type === 'magasin' ? 'HardwareStore' : 'Store',
    '@id': url,
    url,
    name: magasin.libelle,
    description: magasin.texte,
    telephone: magasin.telephone,
    email: magasin.email,
    currenciesAccepted: 'EUR',
    address: {
      '@type': 'PostalAddress',
      streetAddress: [magasin.ligne1, magasin.ligne2].filter(Boolean).join(', '),
      postalCode: adresse.codePostal,
      addressLocality: adresse.ville,
      addressRegion: magasin.region.nom,
      addressCountry: 'FR',
    },
    geo: {
      '@type': 'GeoCoordinates',
      latitude: magasin.latitude,
      longitude: magasin.longitude,
    },
    openingHoursSpecification: JOURS.flatMap((jour, rang) =>
      (horaires[String(rang + 1)] ?? []).map(([opens, closes]) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: `https://schema.org/${jour}`,
        opens,
        closes,
      })),
    ),
    specialOpeningHoursSpecification: [...semaine, ...aVenir]
      .filter(({ ferie, motif }) => ferie !== null || motif !== null)
      .flatMap(jourParticulier),
    parentOrganization: { '@type': 'Organization', name: enseigne.nom },
  };
}

/** Closed all day is written from midnight to midnight. */
function jourParticulier({ jour, plages }: JourOuvert): object[] {
  const heures = plages.length > 0 ? plages : [['00:00', '00:00'] as const];
  return heures.map(([opens, closes]) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: jour,
    validThrough: jour,
    opens,
    closes,
  }));
}
