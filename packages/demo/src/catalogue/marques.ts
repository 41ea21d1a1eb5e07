/** Invented makers: no name of a real one. `gamme` weighs their prices. */
export interface MarqueDemo {
  code: string;
  /** In references of what it makes beside a model's first maker. */
  sigle: string;
  nom: string;
  /** Percent of the model's price: 85 for an own brand, 130 for the best. */
  gamme: number;
}

export const MARQUES: readonly MarqueDemo[] = [
  { code: 'tirval', sigle: 'TV', nom: 'Tirval', gamme: 100 },
  { code: 'vissal', sigle: 'VS', nom: 'Vissal', gamme: 88 },
  { code: 'rothbeck', sigle: 'RB', nom: 'Rothbeck', gamme: 122 },
  { code: 'ankra', sigle: 'AK', nom: 'Ankra', gamme: 112 },
  { code: 'oskel', sigle: 'OK', nom: 'Oskel', gamme: 95 },
  { code: 'krafto', sigle: 'KF', nom: 'Krafto', gamme: 105 },
  { code: 'volmer', sigle: 'VM', nom: 'Volmer', gamme: 128 },
  { code: 'takiro', sigle: 'TK', nom: 'Takiro', gamme: 115 },
  { code: 'bremond', sigle: 'BM', nom: 'Brémond', gamme: 108 },
  { code: 'ferralis', sigle: 'FR', nom: 'Ferralis', gamme: 100 },
  { code: 'clavero', sigle: 'CV', nom: 'Clavero', gamme: 118 },
  { code: 'portalux', sigle: 'PX', nom: 'Portalux', gamme: 110 },
  { code: 'hettner', sigle: 'HT', nom: 'Hettner', gamme: 125 },
  { code: 'glissal', sigle: 'GL', nom: 'Glissal', gamme: 92 },
  { code: 'lignea', sigle: 'LG', nom: 'Lignéa', gamme: 104 },
  { code: 'pannobel', sigle: 'PB', nom: 'Pannobel', gamme: 98 },
  { code: 'outibel', sigle: 'OB', nom: 'Outibel', gamme: 90 },
  { code: 'stahlmann', sigle: 'SM', nom: 'Stahlmann', gamme: 130 },
  { code: 'durandal', sigle: 'DU', nom: 'Durandal', gamme: 106 },
  { code: 'abrasud', sigle: 'AB', nom: 'Abrasud', gamme: 94 },
  { code: 'karbex', sigle: 'KB', nom: 'Karbex', gamme: 116 },
  { code: 'colsyl', sigle: 'CS', nom: 'Colsyl', gamme: 100 },
  { code: 'jointex', sigle: 'JX', nom: 'Jointex', gamme: 91 },
  { code: 'sikora', sigle: 'SK', nom: 'Sikora', gamme: 120 },
  { code: 'luminor', sigle: 'LM', nom: 'Luminor', gamme: 107 },
  { code: 'elektra', sigle: 'EK', nom: 'Élektra', gamme: 99 },
  { code: 'filvolt', sigle: 'FV', nom: 'Filvolt', gamme: 89 },
  { code: 'aquanor', sigle: 'AQ', nom: 'Aquanor', gamme: 103 },
  { code: 'robinel', sigle: 'RN', nom: 'Robinel', gamme: 113 },
  { code: 'tubeo', sigle: 'TB', nom: 'Tubéo', gamme: 93 },
  { code: 'protekta', sigle: 'PK', nom: 'Protekta', gamme: 109 },
  { code: 'securam', sigle: 'SR', nom: 'Sécuram', gamme: 97 },
  { code: 'altitud', sigle: 'AT', nom: 'Altitud', gamme: 119 },
  { code: 'maillotin', sigle: 'ML', nom: 'Maillotin', gamme: 101 },
  { code: 'norderik', sigle: 'ND', nom: 'Norderik', gamme: 124 },
  { code: 'bastide', sigle: 'BD', nom: 'Bastide', gamme: 86 },
  { code: 'levax', sigle: 'LX', nom: 'Levax', gamme: 111 },
  { code: 'rackor', sigle: 'RK', nom: 'Rackor', gamme: 96 },
  { code: 'comptoir', sigle: 'CE', nom: 'Comptoir Essentiel', gamme: 85 },
];
