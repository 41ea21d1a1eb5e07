/** Invented makers: no name of a real one. `gamme` weighs their prices. */
export interface MarqueDemo {
  code: string;
  nom: string;
  /** Percent of the model's price: 85 for an own brand, 130 for the best. */
  gamme: number;
}

export const MARQUES: readonly MarqueDemo[] = [
  { code: 'tirval', nom: 'Tirval', gamme: 100 },
  { code: 'vissal', nom: 'Vissal', gamme: 88 },
  { code: 'rothbeck', nom: 'Rothbeck', gamme: 122 },
  { code: 'ankra', nom: 'Ankra', gamme: 112 },
  { code: 'oskel', nom: 'Oskel', gamme: 95 },
  { code: 'krafto', nom: 'Krafto', gamme: 105 },
  { code: 'volmer', nom: 'Volmer', gamme: 128 },
  { code: 'takiro', nom: 'Takiro', gamme: 115 },
  { code: 'bremond', nom: 'Brémond', gamme: 108 },
  { code: 'ferralis', nom: 'Ferralis', gamme: 100 },
  { code: 'clavero', nom: 'Clavero', gamme: 118 },
  { code: 'portalux', nom: 'Portalux', gamme: 110 },
  { code: 'hettner', nom: 'Hettner', gamme: 125 },
  { code: 'glissal', nom: 'Glissal', gamme: 92 },
  { code: 'lignea', nom: 'Lignéa', gamme: 104 },
  { code: 'pannobel', nom: 'Pannobel', gamme: 98 },
  { code: 'outibel', nom: 'Outibel', gamme: 90 },
  { code: 'stahlmann', nom: 'Stahlmann', gamme: 130 },
  { code: 'durandal', nom: 'Durandal', gamme: 106 },
  { code: 'abrasud', nom: 'Abrasud', gamme: 94 },
  { code: 'karbex', nom: 'Karbex', gamme: 116 },
  { code: 'colsyl', nom: 'Colsyl', gamme: 100 },
  { code: 'jointex', nom: 'Jointex', gamme: 91 },
  { code: 'sikora', nom: 'Sikora', gamme: 120 },
  { code: 'luminor', nom: 'Luminor', gamme: 107 },
  { code: 'elektra', nom: 'Élektra', gamme: 99 },
  { code: 'filvolt', nom: 'Filvolt', gamme: 89 },
  { code: 'aquanor', nom: 'Aquanor', gamme: 103 },
  { code: 'robinel', nom: 'Robinel', gamme: 113 },
  { code: 'tubeo', nom: 'Tubéo', gamme: 93 },
  { code: 'protekta', nom: 'Protekta', gamme: 109 },
  { code: 'securam', nom: 'Sécuram', gamme: 97 },
  { code: 'altitud', nom: 'Altitud', gamme: 119 },
  { code: 'maillotin', nom: 'Maillotin', gamme: 101 },
  { code: 'norderik', nom: 'Norderik', gamme: 124 },
  { code: 'bastide', nom: 'Bastide', gamme: 86 },
  { code: 'levax', nom: 'Levax', gamme: 111 },
  { code: 'rackor', nom: 'Rackor', gamme: 96 },
  { code: 'comptoir', nom: 'Comptoir Essentiel', gamme: 85 },
];
