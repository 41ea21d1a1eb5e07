import type { RequetesHorsGamme } from '../requete.ts';

/** Things the shop does not sell, and the word that says so: nothing else is passed off for them. */
export const HORS_GAMME: RequetesHorsGamme = {
  fr: [
    ['tondeuse', 'tondeuse'],
    ['poste à souder', 'poste'],
    ['imprimante laser', 'imprimante'],
    ['télévision', 'télévision'],
    ['vélo électrique', 'vélo'],
    ['piscine', 'piscine'],
    ['pneu neige', 'pneu'],
    ['climatiseur', 'climatiseur'],
    ['barbecue', 'barbecue'],
    ['ordinateur portable', 'ordinateur'],
    ['cafetière', 'cafetière'],
    ['panneau solaire', 'solaire'],
    ['aspirateur robot', 'robot'],
    ['tapis de souris', 'souris'],
    ['huile moteur 5w30', 'moteur'],
  ],
  en: [
    ['lawn mower', 'mower'],
    ['welding machine', 'machine'],
    ['swimming pool', 'pool'],
    ['laser printer', 'printer'],
    ['bicycle', 'bicycle'],
    ['solar panel', 'solar'],
    ['coffee maker', 'coffee'],
    ['snow tyres', 'tyres'],
  ],
  es: [
    ['cortacésped', 'cortacésped'],
    ['impresora láser', 'impresora'],
    ['piscina', 'piscina'],
    ['bicicleta', 'bicicleta'],
    ['saco de dormir', 'dormir'],
    ['neumático', 'neumático'],
  ],
};
