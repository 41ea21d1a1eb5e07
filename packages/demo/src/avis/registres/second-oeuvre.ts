import { texte } from '../../catalogue/modele.ts';
import type { Registre } from '../registre.ts';

export const SECOND_OEUVRE: readonly Registre[] = [
  {
    genres: ['cartouche-mastic', 'pot-colle', 'bidon-colle'],
    bien: [
      texte(
        'S’étale bien, ne file pas, et le temps ouvert laisse travailler.',
        'Spreads well, no stringing, and the open time lets you work.',
        'Se extiende bien, no hace hilos y da tiempo a trabajar.',
      ),
      texte(
        'Prise franche, j’ai dû casser le support pour démonter.',
        'Grips hard: I had to break the backing to take it apart.',
        'Agarre total, tuve que romper el soporte para desmontarlo.',
      ),
      texte(
        'Peu d’odeur, le client est resté dans la pièce.',
        'Little smell, the customer stayed in the room.',
        'Casi sin olor, el cliente se quedó en la habitación.',
      ),
      texte(
        'Date de péremption lointaine, je peux en garder d’avance.',
        'Long shelf life, I can keep some ahead.',
        'Caduca tarde, puedo tener reserva.',
      ),
    ],
    moyen: [
      texte(
        'Bon produit, mais la fin de l’emballage se perd une fois ouvert.',
        'Good product, but once opened the rest is lost.',
        'Buen producto, pero una vez abierto lo que queda se pierde.',
      ),
    ],
    mal: [
      texte(
        'Reçu à deux mois de la date limite, la moitié avait durci.',
        'Arrived two months before its expiry date, half had set.',
        'Llegó a dos meses de caducar, la mitad estaba duro.',
      ),
    ],
  },
  {
    genres: ['pot-lasure', 'pot-vernis', 'seau-peinture'],
    bien: [
      texte(
        'Couvre bien, tendu régulier, pas de coulures.',
        'Covers well, levels evenly, no runs.',
        'Cubre bien, se nivela por igual y no descuelga.',
      ),
      texte(
        'La teinte est fidèle d’un pot à l’autre.',
        'The shade is the same from tin to tin.',
        'El tono es fiel de un bote a otro.',
      ),
      texte(
        'Sèche vite : deux couches dans la journée.',
        'Dries fast: two coats in a day.',
        'Seca rápido: dos manos en un día.',
      ),
    ],
    moyen: [
      texte(
        'Beau rendu, mais il faut une couche de plus qu’annoncé.',
        'Good result, but it takes one more coat than stated.',
        'Buen resultado, pero pide una mano más de lo indicado.',
      ),
    ],
    mal: [
      texte(
        'Pot cabossé et couvercle mal serré, un tiers dans le carton.',
        'Dented tin with a loose lid, a third of it in the box.',
        'Bote abollado y mal cerrado, un tercio en la caja.',
      ),
    ],
  },
  {
    genres: [
      'cable',
      'couronne-cable',
      'couronne-fil',
      'gaine-annelee',
      'goulotte',
      'boite-derivation',
      'boite-encastrement',
      'borne-connexion',
      'disjoncteur',
      'interrupteur-differentiel',
      'interrupteur',
      'prise-courant',
      'prise-etanche',
      'plaque-finition',
      'coffret-electrique',
    ],
    bien: [
      texte(
        'Conforme, marquage lisible, le contrôle est passé sans remarque.',
        'To standard, legible marking, the inspection passed without comment.',
        'Conforme, marcado legible, la inspección pasó sin comentarios.',
      ),
      texte(
        'Se pose vite, rien à reprendre derrière.',
        'Quick to install, nothing to go back over.',
        'Se instala rápido, sin tener que volver.',
      ),
      texte(
        'Même série depuis des années : je complète les installations sans écart.',
        'Same range for years: I extend old installations with no mismatch.',
        'La misma serie desde hace años: amplío instalaciones sin diferencias.',
      ),
    ],
    moyen: [
      texte(
        'Rien à dire sur la qualité, l’emballage carton prend l’humidité.',
        'Quality is fine, the cardboard packing soaks up damp.',
        'La calidad bien, el cartón del embalaje coge humedad.',
      ),
    ],
    mal: [
      texte(
        'Défaut sur une partie du lot, il a fallu tout contrôler.',
        'Fault in part of the batch, we had to check all of it.',
        'Defecto en parte del lote, hubo que revisarlo todo.',
      ),
    ],
  },
  {
    genres: [
      'dalle-led',
      'hublot',
      'lampe-led',
      'lampe-spot',
      'projecteur-chantier',
      'reglette-led',
      'tube-led',
      'ruban-led',
      'spot-led',
    ],
    bien: [
      texte(
        'Lumière uniforme, pas de scintillement.',
        'Even light, no flicker.',
        'Luz uniforme, sin parpadeo.',
      ),
      texte(
        'Éclaire mieux que l’ancien pour trois fois moins de watts.',
        'Brighter than the old one for a third of the watts.',
        'Ilumina más que el anterior con un tercio de los vatios.',
      ),
      texte(
        'Teinte identique sur toute la série.',
        'Same colour across the batch.',
        'Mismo tono en toda la serie.',
      ),
    ],
    moyen: [
      texte(
        'Bon éclairage, teinte un peu plus froide que prévu.',
        'Good light, a little colder than expected.',
        'Buena luz, algo más fría de lo previsto.',
      ),
    ],
    mal: [
      texte(
        'Deux pannes sur six en un an, remplacées mais il faut remonter.',
        'Two failures out of six in a year; replaced, but up the ladder again.',
        'Dos averías de seis en un año; las cambiaron, pero hay que volver a subir.',
      ),
    ],
  },
  {
    genres: [
      'raccord-cuivre',
      'raccord-laiton',
      'raccord-pvc',
      'raccord-sertir',
      'tube-cuivre',
      'tube-pvc',
      'couronne-tube',
      'vanne-bille',
      'siphon',
      'flexible-sanitaire',
    ],
    bien: [
      texte(
        'Étanche du premier coup, pas une goutte à l’essai.',
        'Tight first time, not a drop when tested.',
        'Estanco a la primera, ni una gota en la prueba.',
      ),
      texte(
        'Cotes justes, l’emboîtement est franc.',
        'Sized right, goes together positively.',
        'Medidas justas, encaja con firmeza.',
      ),
      texte(
        'Toujours disponible : c’est la moitié du travail en dépannage.',
        'Always in stock: half the battle on call-outs.',
        'Siempre disponible: la mitad del trabajo en averías.',
      ),
    ],
    moyen: [
      texte(
        'Bon produit, livré en vrac avec d’autres pièces, il faut trier.',
        'Good product, came loose among other parts, you have to sort.',
        'Buen producto, llegó suelto con otras piezas, hay que separar.',
      ),
    ],
    mal: [
      texte(
        'Suintement au bout d’une semaine, tout refait à mes frais.',
        'Weeping after a week, all redone at my expense.',
        'Rezumaba a la semana, lo rehice todo a mi cargo.',
      ),
    ],
  },
  {
    genres: [
      'mitigeur-evier',
      'mitigeur-lavabo',
      'mitigeur-thermostatique',
      'mecanisme-chasse',
      'bati-support',
      'pack-wc',
    ],
    bien: [
      texte(
        'Posé en une demi-heure, tout est dans le carton.',
        'Fitted in half an hour, everything is in the box.',
        'Montado en media hora, viene todo en la caja.',
      ),
      texte(
        'Pièces détachées suivies, je peux le garantir à mes clients.',
        'Spare parts are kept, so I can stand behind it.',
        'Hay recambios, puedo garantizarlo a mis clientes.',
      ),
      texte(
        'Finition sérieuse, rien à reprendre derrière.',
        'Serious finish, nothing to go back over.',
        'Acabado serio, nada que repasar.',
      ),
    ],
    moyen: [
      texte(
        'Fonctionne bien, joint fourni un peu fin : j’en mets un à moi.',
        'Works well, the supplied seal is thin: I use my own.',
        'Funciona bien, la junta es fina: pongo la mía.',
      ),
    ],
    mal: [
      texte(
        'Pièce manquante dans le carton, chantier arrêté une journée.',
        'A part missing from the box, the job stood still for a day.',
        'Faltaba una pieza en la caja, obra parada un día.',
      ),
    ],
  },
];
