import { texte } from '../catalogue/modele.ts';
import type { SondageDemo } from './sondage-demo.ts';

export const HORAIRES: SondageDemo = {
  titre: texte(
    'À quelle heure ouvrir votre magasin le matin ?',
    'What time should your store open in the morning?',
    '¿A qué hora debería abrir su tienda por la mañana?',
  ),
  texte: texte(
    'Vous êtes nombreux à passer avant de monter sur le chantier, et certains nous disent attendre devant la grille. Avant de revoir les horaires et les équipes, nous voulons savoir ce qui vous ferait vraiment gagner du temps. **Cinq questions, deux minutes.**',
    'Many of you call in before going on site, and some tell us they wait at the gate. Before we change hours and shifts, we want to know what would really save you time. **Five questions, two minutes.**',
    'Muchos de ustedes pasan antes de ir a la obra, y algunos nos dicen que esperan ante la verja. Antes de cambiar horarios y turnos, queremos saber qué les haría ganar tiempo de verdad. **Cinco preguntas, dos minutos.**',
  ),
  debut: -12,
  fin: 23,
  reponses: 184,
  questions: [
    {
      genre: 'choix',
      obligatoire: true,
      libelle: texte(
        'En semaine, quelle heure d’ouverture vous arrangerait ?',
        'On weekdays, which opening time would suit you?',
        'Entre semana, ¿qué hora de apertura le vendría mejor?',
      ),
      choix: [
        [texte('6h00', '6 am', 'Las 6:00'), 34],
        [texte('6h30', '6.30 am', 'Las 6:30'), 41],
        [texte('7h00', '7 am', 'Las 7:00'), 19],
        [texte('7h30 me va', '7.30 am is fine', 'Las 7:30 está bien'), 6],
      ],
    },
    {
      genre: 'choix-multiple',
      obligatoire: false,
      taux: 93,
      libelle: texte(
        'Que venez-vous faire à cette heure-là ?',
        'What do you come for at that hour?',
        '¿A qué viene a esa hora?',
      ),
      choix: [
        [
          texte(
            'Retirer une commande passée la veille',
            'Collect an order placed the day before',
            'Recoger un pedido hecho el día anterior',
          ),
          71,
        ],
        [
          texte(
            'Prendre ce qui manque au camion',
            'Pick up what the van is short of',
            'Coger lo que falta en la furgoneta',
          ),
          64,
        ],
        [
          texte(
            'Demander conseil au comptoir',
            'Ask for advice at the counter',
            'Pedir consejo en el mostrador',
          ),
          22,
        ],
        [
          texte(
            'Faire couper ou reproduire',
            'Have something cut or copied',
            'Encargar un corte o una copia',
          ),
          17,
        ],
        [texte('Rendre ou échanger', 'Return or exchange', 'Devolver o cambiar'), 9],
      ],
    },
    {
      genre: 'choix',
      obligatoire: false,
      taux: 96,
      libelle: texte(
        'Si des casiers restaient accessibles avant l’ouverture, les utiliseriez-vous ?',
        'If lockers could be reached before opening time, would you use them?',
        'Si hubiera taquillas accesibles antes de abrir, ¿las usaría?',
      ),
      choix: [
        [texte('Oui, chaque semaine', 'Yes, every week', 'Sí, cada semana'), 46],
        [texte('Oui, de temps en temps', 'Yes, now and then', 'Sí, de vez en cuando'), 37],
        [
          texte(
            'Non, je préfère le comptoir',
            'No, I prefer the counter',
            'No, prefiero el mostrador',
          ),
          17,
        ],
      ],
    },
    {
      genre: 'echelle',
      obligatoire: true,
      libelle: texte(
        'Aujourd’hui, êtes-vous servi assez vite le matin ?',
        'Today, are you served fast enough in the morning?',
        'Hoy, ¿le atienden con bastante rapidez por la mañana?',
      ),
      bornes: [
        texte('Bien trop lentement', 'Far too slowly', 'Muy despacio'),
        texte('Tout de suite', 'At once', 'Enseguida'),
      ],
      poids: [7, 21, 34, 28, 10],
    },
    {
      genre: 'texte',
      obligatoire: false,
      taux: 31,
      libelle: texte(
        'Qu’est-ce qui vous fait perdre le plus de temps le matin ?',
        'What costs you most time in the morning?',
        '¿Qué le hace perder más tiempo por la mañana?',
      ),
      textes: [
        'La queue au comptoir quand deux équipes arrivent ensemble.',
        'Le portail : on pourrait charger au quai dès 6 heures.',
        'Attendre que la commande du soir soit mise en rayon.',
        'Rien, mais prévenez quand il manque une ligne.',
        'Se garer avec la remorque.',
      ],
    },
  ],
};
