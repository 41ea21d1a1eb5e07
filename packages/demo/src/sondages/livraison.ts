import { texte } from '../catalogue/modele.ts';
import type { SondageDemo } from './sondage-demo.ts';

export const LIVRAISON: SondageDemo = {
  titre: texte(
    'Vos créneaux de livraison sur chantier',
    'Your delivery slots on site',
    'Sus franjas de entrega en obra',
  ),
  texte: texte(
    'Un camion qui arrive quand la grue est prise ou quand il n’y a personne au portail, c’est une demi-journée de perdue. Dites-nous comment vous aimeriez être livré : vos réponses décideront des créneaux proposés à la commande.',
    'A truck that comes while the crane is busy, or when nobody is at the gate, costs half a day. Tell us how you would like to be delivered: your answers will decide which slots are offered when you order.',
    'Un camión que llega cuando la grúa está ocupada, o cuando no hay nadie en la entrada, cuesta media jornada. Díganos cómo le gustaría recibir sus pedidos: sus respuestas decidirán las franjas que se ofrezcan al comprar.',
  ),
  debut: -5,
  fin: 40,
  reponses: 127,
  questions: [
    {
      genre: 'choix-multiple',
      obligatoire: true,
      libelle: texte(
        'Quand peut-on livrer sur vos chantiers ?',
        'When can your sites be delivered?',
        '¿Cuándo se puede entregar en sus obras?',
      ),
      choix: [
        [texte('Avant 8h00', 'Before 8 am', 'Antes de las 8:00'), 58],
        [texte('De 8h00 à 10h00', '8 to 10 am', 'De 8:00 a 10:00'), 66],
        [texte('De 10h00 à midi', '10 am to noon', 'De 10:00 a 12:00'), 35],
        [texte('De 13h00 à 16h00', '1 to 4 pm', 'De 13:00 a 16:00'), 41],
        [texte('Après 16h00', 'After 4 pm', 'Después de las 16:00'), 14],
      ],
    },
    {
      genre: 'choix',
      obligatoire: true,
      libelle: texte(
        'Quelle précision vous faut-il ?',
        'How precise does it have to be?',
        '¿Qué precisión necesita?',
      ),
      choix: [
        [texte('La demi-journée suffit', 'Half a day will do', 'Basta con media jornada'), 24],
        [texte('Un créneau de deux heures', 'A two-hour slot', 'Una franja de dos horas'), 52],
        [texte('Une heure fixe', 'A fixed hour', 'Una hora fija'), 24],
      ],
    },
    {
      genre: 'choix',
      obligatoire: false,
      taux: 90,
      libelle: texte(
        'Comment prévenir le chef de chantier ?',
        'How should the site manager be told?',
        '¿Cómo avisar al jefe de obra?',
      ),
      choix: [
        [
          texte('Un SMS une heure avant', 'A text message an hour before', 'Un SMS una hora antes'),
          61,
        ],
        [texte('Un appel du chauffeur', 'A call from the driver', 'Una llamada del conductor'), 32],
        [texte('Ce n’est pas la peine', 'No need', 'No hace falta'), 7],
      ],
    },
    {
      genre: 'echelle',
      obligatoire: true,
      libelle: texte(
        'Un créneau choisi vaut-il un supplément ?',
        'Is a chosen slot worth paying extra for?',
        '¿Vale un suplemento elegir la franja?',
      ),
      bornes: [
        texte('Pas du tout', 'Not at all', 'En absoluto'),
        texte('Sans hésiter', 'Without hesitation', 'Sin dudarlo'),
      ],
      poids: [29, 22, 26, 15, 8],
    },
    {
      genre: 'texte',
      obligatoire: false,
      taux: 26,
      libelle: texte(
        'Une contrainte d’accès que nos chauffeurs devraient connaître ?',
        'An access constraint our drivers should know of?',
        '¿Alguna restricción de acceso que nuestros conductores deban conocer?',
      ),
      textes: [
        'Centre-ville interdit aux plus de 7,5 t après 10 heures.',
        'Toujours un hayon : nous n’avons pas de chariot.',
        'Appeler avant, le portail est fermé à clé.',
        'Déposer au pied de la grue, pas sur la voirie.',
      ],
    },
  ],
};
