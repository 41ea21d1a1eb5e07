import { NOM } from '../faits.ts';
import type { PageDemo } from '../page-demo.ts';

export const COOKIES: PageDemo = {
  id: 25,
  rubrique: 'legal',
  jours: 45,
  fr: {
    titre: `Cookies`,
    resume: `Uniquement ceux qui font marcher la boutique : pas de bandeau, car il n’y a rien à accepter.`,
    texte: `${NOM} ne dépose **aucun cookie de mesure, de publicité ou de tiers**. Ceux qui restent sont nécessaires au service que vous demandez ; la loi les dispense d’accord, c’est pourquoi aucun bandeau ne vous barre la route.

## Les cookies

| Nom | À quoi il sert | Durée |
| --- | --- | --- |
| session | vous reconnaître d’une page à l’autre, garder votre panier | 30 jours ; 12 heures pour un délégué |
| i18next | votre langue | un an |
| panierType, panierTypeTemporaire | panier de commande ou de devis | la session |
| chantiersPlies | les chantiers que vous avez repliés | un an |
| discretion | les prix masqués quand un client est à côté | un jour |
| bandeauReplie | le bandeau du délégué, ouvert ou replié | un an |

Le cookie de session est illisible pour les scripts de la page et ne voyage que par connexion chiffrée.

## Ce que votre navigateur retient

Dans sa mémoire locale, sans nous l’envoyer : les articles vus, vos dernières recherches, la vue préférée des listes, les lignes d’achat rapide en cours, et les références gardées pour travailler sans réseau. La déconnexion efface ce qui vous est propre.

## Statistiques

Nous comptons les pages servies et leur vitesse, côté serveur, sans identifier personne. Les recherches fréquentes sont comptées sans dire qui les a faites.

## Tout effacer

Effacez les données du site dans les réglages du navigateur. Vous serez déconnecté et le panier d’un visiteur non connecté sera perdu ; celui d’un compte vous attend.`,
  },
  en: {
    titre: `Cookies`,
    resume: `Only those that make the shop work: no banner, since there is nothing to accept.`,
    texte: `${NOM} sets **no measuring, advertising or third-party cookie**. Those that remain are needed for the service you ask for; the law exempts them, which is why no banner stands in your way.

## The cookies

| Name | What for | How long |
| --- | --- | --- |
| session | knowing you from page to page, keeping your basket | 30 days; 12 hours for a representative |
| i18next | your language | a year |
| panierType, panierTypeTemporaire | basket for an order or a quote | the session |
| chantiersPlies | the job sites you folded | a year |
| discretion | prices hidden while a customer stands beside | a day |
| bandeauReplie | the representative’s banner, open or folded | a year |

The session cookie cannot be read by scripts of the page and only travels over an encrypted connection.

## What your browser remembers

In its local storage, without sending it to us: items seen, your last searches, the view you prefer for lists, quick order lines in progress, and references kept for working offline. Signing out erases what is yours.

## Statistics

We count pages served and their speed, on the server, without identifying anyone. Frequent searches are counted without saying who made them.

## Erasing everything

Clear the site’s data in your browser’s settings. You will be signed out, and the basket of a visitor who is not signed in is lost; that of an account waits for you.`,
  },
  es: {
    titre: `Cookies`,
    resume: `Solo las que hacen funcionar la tienda: sin aviso, porque no hay nada que aceptar.`,
    texte: `${NOM} no pone **ninguna cookie de medición, publicidad o terceros**. Las que quedan son necesarias para el servicio que pide; la ley las exime de acuerdo, y por eso ningún aviso le corta el paso.

## Las cookies

| Nombre | Para qué | Duración |
| --- | --- | --- |
| session | reconocerle de una página a otra, guardar su cesta | 30 días; 12 horas para un delegado |
| i18next | su idioma | un año |
| panierType, panierTypeTemporaire | cesta de pedido o de presupuesto | la sesión |
| chantiersPlies | las obras que ha plegado | un año |
| discretion | los precios ocultos cuando hay un cliente al lado | un día |
| bandeauReplie | la banda del delegado, abierta o plegada | un año |

Los guiones de la página no pueden leer la cookie de sesión, que solo viaja cifrada.

## Lo que recuerda su navegador

En su memoria local, sin enviárnoslo: artículos vistos, sus últimas búsquedas, la vista preferida de las listas, las líneas de compra rápida en curso y las referencias guardadas para trabajar sin red. Al desconectarse se borra lo que es suyo.

## Estadísticas

Contamos páginas servidas y su velocidad, en el servidor, sin identificar a nadie. Las búsquedas frecuentes se cuentan sin decir quién las hizo.

## Borrarlo todo

Borre los datos del sitio en los ajustes del navegador. Quedará desconectado y la cesta de un visitante sin cuenta se perderá; la de una cuenta le espera.`,
  },
};
