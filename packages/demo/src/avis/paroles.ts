/** What is said of anything sold: titles, sentences that fit every product, and where it was used. */
import { texte, type Texte } from '../catalogue/modele.ts';

export interface Paroles {
  titres: readonly Texte[];
  phrases: readonly Texte[];
}

export const BIEN: Paroles = {
  titres: [
    texte('Rien à redire', 'Nothing to fault', 'Nada que objetar'),
    texte('Du sérieux', 'Serious kit', 'Material serio'),
    texte('Conforme à la fiche', 'As described', 'Tal como se describe'),
    texte('Je recommande', 'I recommend it', 'Lo recomiendo'),
    texte('Bon rapport qualité-prix', 'Good value', 'Buena relación calidad-precio'),
    texte('Très satisfait', 'Very pleased', 'Muy satisfecho'),
    texte('Fait pour le chantier', 'Made for the site', 'Hecho para la obra'),
    texte('Adopté', 'Adopted', 'Adoptado'),
    texte('Une valeur sûre', 'A safe choice', 'Una apuesta segura'),
    texte('Efficace', 'Does the job well', 'Eficaz'),
    texte('Bonne surprise', 'A good surprise', 'Buena sorpresa'),
    texte('On en rachètera', 'We will buy again', 'Repetiremos'),
  ],
  phrases: [
    texte(
      'Commandé le soir, reçu le lendemain matin, conforme.',
      'Ordered in the evening, delivered next morning, as described.',
      'Pedido por la noche, recibido a la mañana siguiente, conforme.',
    ),
    texte(
      'C’est devenu notre référence, je ne cherche plus ailleurs.',
      'It has become our standard, I have stopped looking elsewhere.',
      'Se ha convertido en nuestra referencia, ya no busco más.',
    ),
    texte(
      'Le prix est juste pour cette qualité.',
      'The price is right for the quality.',
      'El precio es justo para esta calidad.',
    ),
    texte(
      'La fiche technique correspond à ce qu’on reçoit.',
      'The data sheet matches what you get.',
      'La ficha técnica corresponde a lo que llega.',
    ),
    texte(
      'Troisième commande, qualité constante.',
      'Third order, same quality each time.',
      'Tercer pedido, calidad constante.',
    ),
    texte(
      'Conseillé au comptoir, et c’était le bon conseil.',
      'Recommended at the counter, and rightly so.',
      'Me lo aconsejaron en el mostrador, y acertaron.',
    ),
    texte(
      'Nos poseurs l’ont validé, on le met au stock.',
      'Our fitters approved it, it goes into our stock.',
      'Nuestros montadores lo aprobaron, entra en nuestro almacén.',
    ),
    texte(
      'Emballage correct, rien d’abîmé.',
      'Decent packing, nothing damaged.',
      'Embalaje correcto, nada dañado.',
    ),
    texte(
      'À ce prix, je n’ai pas trouvé mieux.',
      'At this price I have found nothing better.',
      'A este precio no he encontrado nada mejor.',
    ),
    texte(
      'Pas de surprise, c’est ce qu’on demande.',
      'No surprises, which is what one asks for.',
      'Sin sorpresas, que es lo que se pide.',
    ),
    texte(
      'Je le garde toujours d’avance au dépôt.',
      'I always keep some ahead in the store.',
      'Siempre tengo de reserva en el almacén.',
    ),
    texte(
      'Rien à signaler après plusieurs mois.',
      'Nothing to report after several months.',
      'Nada que señalar tras varios meses.',
    ),
    texte(
      'Le bon produit au bon prix, on ne demande pas plus.',
      'The right product at the right price, one asks no more.',
      'El producto adecuado a buen precio, no se pide más.',
    ),
    texte(
      'Qualité suivie, c’est rassurant quand on s’engage auprès d’un client.',
      'Consistent quality, reassuring when you have promised a customer.',
      'Calidad constante, tranquiliza cuando uno se compromete con un cliente.',
    ),
    texte(
      'Un collègue me l’avait conseillé, il avait raison.',
      'A colleague had recommended it, and he was right.',
      'Me lo aconsejó un colega, y tenía razón.',
    ),
    texte(
      'Retiré en magasin deux heures après la commande.',
      'Picked up in store two hours after ordering.',
      'Recogido en tienda dos horas después del pedido.',
    ),
  ],
};

export const MOYEN: Paroles = {
  titres: [
    texte('Correct, sans plus', 'Fair, no more', 'Correcto, sin más'),
    texte('Peut mieux faire', 'Could be better', 'Se puede mejorar'),
    texte('Bien, avec une réserve', 'Good, with one reservation', 'Bien, con una reserva'),
    texte('Dans la moyenne', 'Average', 'En la media'),
    texte('Fait le travail', 'Does the job', 'Cumple'),
  ],
  phrases: [
    texte(
      'Pour un usage occasionnel, ça suffit.',
      'Enough for occasional use.',
      'Para un uso ocasional, basta.',
    ),
    texte(
      'Je connais mieux, mais plus cher.',
      'I know better ones, but dearer.',
      'Conozco mejores, pero más caros.',
    ),
    texte(
      'La livraison a pris un jour de plus qu’annoncé.',
      'Delivery took a day longer than stated.',
      'La entrega tardó un día más de lo anunciado.',
    ),
    texte(
      'Je reprendrai peut-être, selon le prix.',
      'I may buy again, depending on the price.',
      'Quizá repita, según el precio.',
    ),
    texte(
      'La photo laissait attendre un peu mieux.',
      'The picture promised a little more.',
      'La foto prometía algo más.',
    ),
  ],
};

export const MAL: Paroles = {
  titres: [
    texte('Déçu', 'Disappointed', 'Decepcionado'),
    texte('Lot défectueux', 'Faulty batch', 'Lote defectuoso'),
    texte('Je ne reprendrai pas', 'I will not buy again', 'No repetiré'),
    texte('En dessous de la fiche', 'Below the data sheet', 'Por debajo de la ficha'),
    texte('Pas à la hauteur', 'Not up to it', 'No está a la altura'),
  ],
  phrases: [
    texte(
      'Le magasin a repris le lot sans discuter, c’est déjà ça.',
      'The store took the batch back without arguing, that is something.',
      'La tienda aceptó la devolución sin discutir, algo es algo.',
    ),
    texte(
      'Sur les commandes d’avant, je n’avais pas eu ce souci.',
      'I had no such trouble with earlier orders.',
      'En pedidos anteriores no tuve este problema.',
    ),
    texte(
      'J’ai perdu une demi-journée avec ça.',
      'It cost me half a day.',
      'Me hizo perder media jornada.',
    ),
    texte(
      'À ce prix, on attend autre chose.',
      'At this price one expects something else.',
      'A este precio se espera otra cosa.',
    ),
    texte(
      'Contrôlez à la réception avant de partir sur le chantier.',
      'Check on delivery before you leave for site.',
      'Compruebe a la recepción antes de salir a la obra.',
    ),
  ],
};

/** Where someone before has already said what is wrong. */
export const DEJA_DIT = texte(
  'Même souci que dans les autres avis.',
  'Same trouble as in the other reviews.',
  'El mismo problema que en las demás opiniones.',
);

/** Where someone of each trade used it. */
export const CONTEXTES: Readonly<Record<string, readonly Texte[]>> = {
  menuisier: [
    texte('Pris pour l’atelier.', 'Bought for the workshop.', 'Comprado para el taller.'),
    texte(
      'Pris pour un chantier de menuiseries intérieures.',
      'Bought for an interior joinery job.',
      'Comprado para una obra de carpintería interior.',
    ),
  ],
  agenceur: [
    texte(
      'Pris pour l’agencement d’une boutique.',
      'Bought for a shop fit-out.',
      'Comprado para el montaje de una tienda.',
    ),
    texte(
      'Utilisé sur trois cuisines ce mois-ci.',
      'Used on three kitchens this month.',
      'Usado en tres cocinas este mes.',
    ),
  ],
  charpentier: [
    texte(
      'Utilisé sur une extension à ossature bois.',
      'Used on a timber-frame extension.',
      'Usado en una ampliación de entramado de madera.',
    ),
    texte(
      'Testé sur une charpente complète.',
      'Tested on a complete roof frame.',
      'Probado en una estructura de cubierta completa.',
    ),
  ],
  couvreur: [
    texte(
      'Pris pour un chantier de couverture.',
      'Bought for a roofing job.',
      'Comprado para una obra de cubierta.',
    ),
  ],
  macon: [
    texte(
      'Sur un chantier de gros œuvre, donc sans ménagement.',
      'On a structural job, so not handled gently.',
      'En una obra de estructura, así que sin miramientos.',
    ),
  ],
  plaquiste: [
    texte(
      'Utilisé sur un plateau de bureaux de 400 m².',
      'Used on a 400 m² office floor.',
      'Usado en una planta de oficinas de 400 m².',
    ),
    texte(
      'Nous l’avons pris pour une rénovation d’appartement.',
      'We took it for a flat renovation.',
      'Lo compramos para la reforma de un piso.',
    ),
  ],
  peintre: [
    texte(
      'Employé en rénovation, sur des supports pas toujours sains.',
      'Used in renovation, on walls that are not always sound.',
      'Usado en reformas, sobre soportes no siempre sanos.',
    ),
  ],
  electricien: [
    texte(
      'Utilisé sur un chantier tertiaire.',
      'Used on a commercial job.',
      'Usado en una obra de oficinas.',
    ),
  ],
  plombier: [
    texte(
      'Utilisé sur une rénovation de salles de bains.',
      'Used on a bathroom renovation.',
      'Usado en la reforma de unos baños.',
    ),
  ],
  serrurier: [
    texte(
      'Utilisé en dépannage, donc dans de mauvaises conditions.',
      'Used on call-outs, so in poor conditions.',
      'Usado en urgencias, así que en malas condiciones.',
    ),
  ],
  metallier: [
    texte(
      'Utilisé à l’atelier de serrurerie et en pose.',
      'Used in the metal shop and on site.',
      'Usado en el taller metálico y en montaje.',
    ),
  ],
  paysagiste: [
    texte(
      'Pris pour un aménagement extérieur.',
      'Bought for an outdoor job.',
      'Comprado para una obra exterior.',
    ),
  ],
  maintenance: [
    texte(
      'Pour la maintenance de douze bâtiments.',
      'For the upkeep of twelve buildings.',
      'Para el mantenimiento de doce edificios.',
    ),
  ],
  collectivite: [
    texte(
      'Pris pour les services techniques de la commune.',
      'Bought for the town’s technical services.',
      'Comprado para los servicios técnicos municipales.',
    ),
  ],
};
