/** Signs shown on a product: standards it follows, dangers, what can be done with it. */
import { texte, type ModeleArticle, type Texte } from './modele.ts';

export interface PictogrammeDemo {
  code: string;
  type: 'norme' | 'danger' | 'propriete';
  libelle: Texte;
  explication: Texte;
  /** Whether products of a model carry it. */
  porte: (modele: ModeleArticle) => boolean;
}

const norme =
  (start: string) =>
  ({ normes = [] }: ModeleArticle): boolean =>
    normes.some((text) => text.startsWith(start));

export const PICTOGRAMMES: readonly PictogrammeDemo[] = [
  {
    code: 'en-iso-20345',
    type: 'norme',
    libelle: texte('Chaussures de sécurité', 'Safety footwear', 'Calzado de seguridad'),
    explication: texte(
      'EN ISO 20345 : embout qui résiste à un choc de 200 joules.',
      'EN ISO 20345: toe cap that withstands an impact of 200 joules.',
      'EN ISO 20345: puntera que resiste un impacto de 200 julios.',
    ),
    porte: norme('EN ISO 20345'),
  },
  {
    code: 'en-388',
    type: 'norme',
    libelle: texte('Risques mécaniques', 'Mechanical risks', 'Riesgos mecánicos'),
    explication: texte(
      'EN 388 : abrasion, coupure, déchirure et perforation mesurées.',
      'EN 388: abrasion, cut, tear and puncture measured.',
      'EN 388: abrasión, corte, desgarro y perforación medidos.',
    ),
    porte: norme('EN 388'),
  },
  {
    code: 'en-166',
    type: 'norme',
    libelle: texte('Protection des yeux', 'Eye protection', 'Protección ocular'),
    explication: texte(
      'EN 166 : résistance mécanique et qualité optique contrôlées.',
      'EN 166: mechanical strength and optical quality tested.',
      'EN 166: resistencia mecánica y calidad óptica comprobadas.',
    ),
    porte: norme('EN 166'),
  },
  {
    code: 'en-397',
    type: 'norme',
    libelle: texte('Casque de protection', 'Safety helmet', 'Casco de protección'),
    explication: texte(
      'EN 397 : absorbe les chocs et résiste à la pénétration.',
      'EN 397: absorbs shocks and resists penetration.',
      'EN 397: absorbe los golpes y resiste la penetración.',
    ),
    porte: norme('EN 397'),
  },
  {
    code: 'en-352',
    type: 'norme',
    libelle: texte('Protection auditive', 'Hearing protection', 'Protección auditiva'),
    explication: texte(
      'EN 352 : affaiblissement du bruit indiqué en décibels (SNR).',
      'EN 352: noise reduction given in decibels (SNR).',
      'EN 352: atenuación del ruido indicada en decibelios (SNR).',
    ),
    porte: norme('EN 352'),
  },
  {
    code: 'en-149',
    type: 'norme',
    libelle: texte('Protection respiratoire', 'Respiratory protection', 'Protección respiratoria'),
    explication: texte(
      'EN 149 : filtre les particules, classes FFP1 à FFP3.',
      'EN 149: filters particles, classes FFP1 to FFP3.',
      'EN 149: filtra las partículas, clases FFP1 a FFP3.',
    ),
    porte: norme('EN 149'),
  },
  {
    code: 'en-iso-20471',
    type: 'norme',
    libelle: texte('Haute visibilité', 'High visibility', 'Alta visibilidad'),
    explication: texte(
      'EN ISO 20471 : visible de jour et dans les phares, classes 1 à 3.',
      'EN ISO 20471: seen by day and in headlights, classes 1 to 3.',
      'EN ISO 20471: visible de día y con los faros, clases 1 a 3.',
    ),
    porte: norme('EN ISO 20471'),
  },
  {
    code: 'en-361',
    type: 'norme',
    libelle: texte('Antichute', 'Fall arrest', 'Anticaídas'),
    explication: texte(
      'EN 361 et suivantes : arrête une chute ; à vérifier une fois par an.',
      'EN 361 and following: stops a fall; to be inspected once a year.',
      'EN 361 y siguientes: detiene una caída; revisión una vez al año.',
    ),
    porte: ({ normes = [] }) => normes.some((text) => /^EN 3(5[3458]|6[0-3])\b/.test(text)),
  },
  {
    code: 'danger',
    type: 'danger',
    libelle: texte('Produit dangereux', 'Hazardous product', 'Producto peligroso'),
    explication: texte(
      'Lisez l’étiquette et la fiche de données de sécurité avant usage.',
      'Read the label and the safety data sheet before use.',
      'Lea la etiqueta y la ficha de datos de seguridad antes de usar.',
    ),
    porte: ({ dangereux }) => dangereux === true,
  },
  {
    code: 'coupe',
    type: 'propriete',
    libelle: texte('Coupé à la demande', 'Cut to order', 'Corte a medida'),
    explication: texte(
      'Recoupé à vos cotes en atelier ; un article coupé n’est pas repris.',
      'Cut to your sizes in our workshop; cut goods are not taken back.',
      'Cortado a sus medidas en taller; un artículo cortado no se devuelve.',
    ),
    porte: ({ secable }) => secable !== undefined,
  },
  {
    code: 'sur-mesure',
    type: 'propriete',
    libelle: texte('Fabriqué sur mesure', 'Made to measure', 'Fabricado a medida'),
    explication: texte(
      'Fabriqué pour vous d’après vos dimensions.',
      'Made for you to your dimensions.',
      'Fabricado para usted según sus dimensiones.',
    ),
    porte: ({ surMesure }) => surMesure === true,
  },
  {
    code: 'garantie',
    type: 'propriete',
    libelle: texte('Machine garantie', 'Machine under warranty', 'Máquina con garantía'),
    explication: texte(
      'À enregistrer dans votre parc pour suivre garantie et réparations.',
      'Register it in your fleet to follow warranty and repairs.',
      'Regístrela en su parque para seguir garantía y reparaciones.',
    ),
    porte: ({ machine }) => machine !== undefined,
  },
  {
    code: 'deee',
    type: 'propriete',
    libelle: texte(
      'Repris en fin de vie',
      'Taken back when worn out',
      'Recogida al final de su vida',
    ),
    explication: texte(
      'Ne se jette pas avec les ordures : rapportez-le en magasin.',
      'Not to be thrown away with refuse: bring it back to a store.',
      'No se tira con la basura: llévelo a una tienda.',
    ),
    porte: ({ ecoParticipation }) => ecoParticipation?.type === 'DEEE',
  },
];
