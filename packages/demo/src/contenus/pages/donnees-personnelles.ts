import { EMAIL, NOM } from '../faits.ts';
import type { PageDemo } from '../page-demo.ts';

export const DONNEES_PERSONNELLES: PageDemo = {
  id: 192,
  rubrique: 'legal',
  jours: 45,
  fr: {
    titre: `Données personnelles`,
    resume: `Ce que nous gardons, pourquoi, combien de temps, et comment le lire, le corriger ou l’effacer.`,
    texte: `${NOM} traite des données sur les personnes qui achètent pour une société. Nous demandons ce qu’il faut pour vendre et livrer, rien d’autre. Elles ne sont ni vendues ni louées.

## Ce que nous gardons

| Données | Pourquoi | Combien de temps |
| --- | --- | --- |
| Nom, e-mail, téléphone, rôle | tenir le compte, livrer, répondre | tant que le compte vit, puis trois ans |
| Mot de passe | vous reconnaître | sous forme chiffrée irréversible, jusqu’à son changement |
| Commandes, factures | contrat, comptabilité | dix ans |
| Questions et avis | répondre, publier si vous l’avez accepté | trois ans |
| Gestes d’un délégué en votre nom | preuve | cinq ans |
| Recherches | améliorer les résultats | sans lien avec une personne |

## Qui y accède

Nos équipes selon leur tâche, votre délégué, l’administrateur de votre société pour ce qui la concerne, le transporteur pour l’adresse et le contact de livraison, la banque pour le paiement. Nos serveurs sont en France.

## Ce que nous ne faisons pas

Pas de publicité ciblée, pas de traceur de tiers, pas de décision automatique qui vous concerne. Voir [les cookies](page:25).

## Vos droits, en libre-service

- **Lire** : vos données en un fichier ZIP, depuis vos coordonnées.
- **Corriger** : sur la même page.
- **Effacer** : depuis Mon compte, avec votre mot de passe. Votre nom disparaît partout ; les documents que la loi nous fait garder restent à la société, sans vous nommer.
- **S’opposer, limiter, transférer** : écrivez à ${EMAIL}.

Nous répondons sous un mois. Si la réponse ne vous convient pas, vous pouvez saisir la CNIL.

## Sécurité

Connexion chiffrée, sessions de trente jours révocables, douze heures pour un délégué ; mots de passe testés contre les plus courants ; accès aux documents limité à votre société, vérifié à chaque demande.

## Accord

À votre première connexion, nous vous demandons d’accepter cette page et les [conditions générales](page:33). Vous pouvez remettre à plus tard : rien ne vous est fermé.`,
  },
  en: {
    titre: `Personal data`,
    resume: `What we keep, why, for how long, and how to read, correct or erase it.`,
    texte: `${NOM} processes data about people who buy for a company. We ask for what it takes to sell and deliver, nothing else. Data are neither sold nor rented.

## What we keep

| Data | Why | For how long |
| --- | --- | --- |
| Name, email, telephone, role | running the account, delivering, answering | as long as the account lives, then three years |
| Password | knowing it is you | as an irreversible hash, until it is changed |
| Orders, invoices | contract, accounts | ten years |
| Questions and reviews | answering, publishing if you agreed | three years |
| Acts of a representative in your name | proof | five years |
| Searches | better results | without a link to a person |

## Who has access

Our teams as their task requires, your representative, your company’s administrator for what concerns it, the carrier for the delivery address and contact, the bank for the payment. Our servers are in France.

## What we do not do

No targeted advertising, no third-party trackers, no automated decisions about you. See [cookies](page:25).

## Your rights, self-service

- **Read**: your data as a ZIP file, from your details.
- **Correct**: on the same page.
- **Erase**: from My account, with your password. Your name disappears everywhere; documents the law makes us keep stay with the company without naming you.
- **Object, restrict, transfer**: write to ${EMAIL}.

We answer within a month. If the answer does not suit you, you may turn to the CNIL, the French authority.

## Security

Encrypted connection, sessions of thirty days that can be revoked, twelve hours for a representative; passwords tried against the commonest ones; documents open to your company alone, checked at every request.

## Agreement

When you first sign in we ask you to accept this page and the [terms of sale](page:33). You may put it off: nothing is closed to you.`,
  },
  es: {
    titre: `Datos personales`,
    resume: `Qué guardamos, por qué, cuánto tiempo, y cómo leerlo, corregirlo o borrarlo.`,
    texte: `${NOM} trata datos de las personas que compran para una empresa. Pedimos lo necesario para vender y entregar, nada más. No se venden ni se alquilan.

## Lo que guardamos

| Datos | Por qué | Cuánto tiempo |
| --- | --- | --- |
| Nombre, correo, teléfono, función | llevar la cuenta, entregar, responder | mientras viva la cuenta, y tres años más |
| Contraseña | saber que es usted | cifrada de forma irreversible, hasta que cambie |
| Pedidos, facturas | contrato, contabilidad | diez años |
| Preguntas y opiniones | responder, publicar si lo aceptó | tres años |
| Actos de un delegado en su nombre | prueba | cinco años |
| Búsquedas | mejorar los resultados | sin relación con una persona |

## Quién accede

Nuestros equipos según su tarea, su delegado, el administrador de su empresa en lo que le toca, el transportista para la dirección y el contacto, el banco para el pago. Nuestros servidores están en Francia.

## Lo que no hacemos

Sin publicidad dirigida, sin rastreadores de terceros, sin decisiones automáticas sobre usted. Vea [las cookies](page:25).

## Sus derechos, usted mismo

- **Leer**: sus datos en un archivo ZIP, desde sus datos de contacto.
- **Corregir**: en la misma página.
- **Borrar**: desde Mi cuenta, con su contraseña. Su nombre desaparece de todas partes; los documentos que la ley obliga a guardar quedan en la empresa, sin nombrarle.
- **Oponerse, limitar, trasladar**: escriba a ${EMAIL}.

Respondemos en un mes. Si la respuesta no le convence, puede acudir a la CNIL, la autoridad francesa.

## Seguridad

Conexión cifrada, sesiones de treinta días revocables, doce horas para un delegado; contraseñas probadas contra las más corrientes; documentos abiertos solo a su empresa, comprobado en cada petición.

## Acuerdo

La primera vez que se conecta le pedimos aceptar esta página y las [condiciones generales](page:33). Puede dejarlo para más tarde: nada se le cierra.`,
  },
};
