/** Carriage of the demo company, euros without tax: by kilograms, in zones 1 to 4. */
import type { ServicePort } from '@comptoir/contract/livraison/acheminement.ts';

type Ligne = readonly [kilos: number, ...prix: string[]];

const MESSAGERIE: readonly Ligne[] = [
  [2, '6.90', '7.90', '8.90', '14.90'],
  [5, '8.50', '9.90', '11.40', '19.50'],
  [10, '11.20', '13.40', '15.60', '27.00'],
  [20, '15.80', '18.60', '21.80', '38.50'],
  [30, '19.90', '23.90', '27.90', '49.00'],
];

/** On top of the parcel; none leaves for Corsica. */
const EXPRESS: readonly Ligne[] = [
  [5, '9.50', '12.00', '14.50'],
  [10, '12.00', '15.00', '18.00'],
  [30, '14.50', '18.00', '22.00'],
];

const LONGUEUR: readonly Ligne[] = [
  [50, '19.00', '24.00', '29.00', '65.00'],
  [100, '29.00', '36.00', '44.00', '98.00'],
  [250, '52.00', '64.00', '78.00', '170.00'],
  [500, '89.00', '110.00', '135.00', '290.00'],
];

const POINT_RETRAIT: readonly Ligne[] = [
  [5, '4.90', '5.50', '5.90', '9.90'],
  [10, '6.50', '7.20', '7.90', '13.90'],
  [30, '9.90', '10.90', '11.90', '21.00'],
];

const GRILLES: Readonly<Record<ServicePort, readonly Ligne[]>> = {
  messagerie: MESSAGERIE,
  express: EXPRESS,
  longueur: LONGUEUR,
  'point-retrait': POINT_RETRAIT,
};

export interface TarifPortGenere {
  service: ServicePort;
  zone: number;
  poidsMax: number;
  prix: string;
}

export function listTarifsPort(): TarifPortGenere[] {
  return (Object.keys(GRILLES) as ServicePort[]).flatMap((service) =>
    GRILLES[service].flatMap(([kilos, ...parZone]) =>
      parZone.map((prix, i) => ({ service, zone: i + 1, poidsMax: kilos * 1000, prix })),
    ),
  );
}
