import { penche, type Dessins } from './trait.ts';

export const BOIS: Dessins = {
  panneau:
    '<path fill="url(#b)" d="M34 214l120 56 134-60-120-52z"/><path fill="url(#b)" d="M34 190l120 56 134-60-120-52z"/><path fill="url(#b)" d="M34 166l120 56 134-60-120-52z"/><path fill="url(#b)" d="M34 142l120 56v24L34 166zM154 198l134-60v24l-134 60z"/><path fill="url(#c)" d="M34 142l120 56 134-60-120-52z"/><path d="M74 142l118-36M112 158l118-40" stroke-width="2"/>',
  'plan-de-travail':
    '<path fill="url(#b)" d="M22 158l98-64 180 34-86 74z"/><path fill="url(#b)" d="M22 158l192 44v34q-4 10-16 8L36 204q-14-4-14-14z"/><path fill="url(#b)" d="M214 202l86-74v32l-86 76z"/><path d="M62 150l180 36M92 130l180 34M110 114l150 28M50 182l120 30" stroke-width="2"/>',
  chant:
    '<ellipse fill="url(#b)" cx="150" cy="166" rx="112" ry="104"/><ellipse cx="150" cy="166" rx="92" ry="85" stroke-width="2"/><ellipse cx="150" cy="166" rx="72" ry="66" stroke-width="2"/><ellipse fill="#f5f3ef" cx="150" cy="166" rx="46" ry="42"/><path fill="url(#b)" d="M214 80l78-30v26l-60 24z"/>',
  parquet:
    '<path fill="url(#b)" d="M28 206l178-96 86 36-178 104z"/><path fill="url(#b)" d="M28 206l86 44v18l-86-44zM114 250l178-104v18L114 268z"/><path d="M72 182l86 40M116 158l86 38M160 134l86 38" stroke-width="3"/><path d="M92 190l60-33M150 190l60-34M200 158l34-19" stroke-width="2"/>',
  moulure: penche(
    '<path fill="url(#b)" d="M24 132h236l36-30H66z"/><path fill="url(#b)" d="M24 132h236v18q-22 2-22 26v34H24v-34q0-24 0-26z"/><path fill="url(#b)" d="M260 132l36-30v76l-58 32v-34q0-24 22-26z"/><path d="M24 150h236M24 176h214" stroke-width="3"/>',
    -16,
  ),
  tasseau: penche(
    '<path fill="url(#b)" d="M20 140h226l46-34H66z"/><path fill="url(#b)" d="M20 140h226v62H20z"/><path fill="url(#b)" d="M246 140l46-34v60l-46 36z"/><path d="M40 160h150M70 182h160" stroke-width="2"/>',
    -16,
  ),
  profile: penche(
    '<path fill="url(#m)" d="M22 118h230l44-34H66z"/><path fill="url(#m)" d="M22 118h230v20h-94v0H22zM22 138h230v62H22z"/><path fill="url(#d)" d="M252 118l44-34v82l-44 34v-18l28-22V112l-28 24z"/><path d="M30 128h214" stroke="#fff" stroke-width="4"/>',
    -14,
  ),
  rail: penche(
    '<path fill="url(#m)" d="M14 128h292v64H14z"/><path d="M14 142h292M14 178h292" stroke-width="3"/><g fill="#f5f3ef" stroke-width="3"><rect x="38" y="152" width="38" height="16" rx="8"/><rect x="108" y="152" width="38" height="16" rx="8"/><rect x="178" y="152" width="38" height="16" rx="8"/><rect x="248" y="152" width="38" height="16" rx="8"/></g>',
    -24,
  ),
  tablette:
    '<path fill="url(#c)" d="M30 142l72-44h192l-46 44z"/><path fill="url(#c)" d="M30 142h218v22H30z"/><path fill="url(#c)" d="M248 142l46-44v22l-46 44z"/><path fill="url(#d)" d="M70 164h16v72h-16zM196 164h16v72h-16z"/><path fill="url(#d)" d="M86 164h44l-44 50zM212 164h30l-30 50z" stroke-width="3"/>',
  tourillon:
    '<g transform="rotate(-34 160 160)"><path fill="url(#b)" d="M70 84h170q14 0 14 22t-14 22H70q-14 0-14-22t14-22zM88 190h170q14 0 14 22t-14 22H88q-14 0-14-22t14-22z"/><path d="M78 96h160M78 116h160M96 202h160M96 222h160" stroke-width="2"/></g>',
};
