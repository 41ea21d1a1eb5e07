/** Handling, storage, access, gifts, and what is left: the plain carton. */
import { penche, type Dessins } from './trait.ts';

export const ATELIER: Dessins = {
  echelle:
    '<path fill="none" stroke="#454c57" stroke-width="18" d="M96 286L128 34M224 286L192 34"/><path fill="none" stroke="#cfd4db" stroke-width="10" d="M96 286L128 34M224 286L192 34"/><path fill="none" stroke="#454c57" stroke-width="13" d="M124 66h72M119 108h82M114 150h92M108 192h104M103 234h114"/><path fill="none" stroke="#cfd4db" stroke-width="6" d="M124 66h72M119 108h82M114 150h92M108 192h104M103 234h114"/>',
  escabeau:
    '<path fill="none" stroke="#454c57" stroke-width="13" d="M186 56l72 226M206 178h22"/><path fill="none" stroke="#454c57" stroke-width="17" d="M138 56L66 282"/><path fill="none" stroke="#cfd4db" stroke-width="9" d="M138 56L66 282M186 56l72 226"/><path fill="url(#m)" d="M112 44h96v20h-96zM112 112h92v12h-92zM96 166h92v12H96zM80 220h92v12H80z"/>',
  echafaudage:
    '<path fill="none" stroke="#454c57" stroke-width="11" d="M70 40v230M250 40v230M70 40h180M70 96h180M70 178l180-74M70 104l180 74M70 258l180-74M70 190l180 68"/><path fill="url(#b)" d="M58 172h204v20H58z"/><circle fill="url(#d)" cx="70" cy="278" r="14"/><circle fill="url(#d)" cx="250" cy="278" r="14"/>',
  treteau:
    '<path fill="url(#m)" d="M36 92h248v28H36z"/><path fill="none" stroke="#454c57" stroke-width="13" d="M78 120L48 272M102 120l30 152M218 120l-30 152M242 120l30 152M62 214h58M200 214h58"/>',
  etai: '<path fill="url(#m)" d="M112 40h96v16h-96zM112 264h96v16h-96z"/><path fill="url(#m)" d="M150 56h20v100h-20z"/><path fill="url(#p)" d="M142 150h36v114h-36z"/><path fill="url(#d)" d="M132 150h56v22h-56z"/><path fill="none" stroke="#454c57" stroke-width="8" d="M188 160h34"/><g fill="#f5f3ef" stroke-width="2"><circle cx="160" cy="78" r="4"/><circle cx="160" cy="100" r="4"/><circle cx="160" cy="122" r="4"/></g>',
  caisse:
    '<path fill="none" stroke="#454c57" stroke-width="15" d="M116 92V74q0-16 16-16h56q16 0 16 16v18"/><path fill="url(#p)" d="M44 92h232q12 0 12 12v42H32v-42q0-12 12-12z"/><path fill="url(#d)" d="M32 146h256v98q0 12-12 12H44q-12 0-12-12z"/><path fill="url(#m)" d="M84 132h30v34H84zM206 132h30v34h-30z" stroke-width="3"/>',
  servante:
    '<path fill="url(#p)" d="M64 64h192v186H64z"/><path d="M64 102h192M64 138h192M64 174h192" stroke-width="4"/><path d="M104 84h112M104 120h112M104 156h112M104 210h112" stroke="#c9d0d9" stroke-width="7"/><path fill="url(#d)" d="M52 48h216v18H52z"/><circle fill="url(#d)" cx="94" cy="266" r="17"/><circle fill="url(#d)" cx="226" cy="266" r="17"/>',
  bac: '<path fill="url(#p)" d="M44 108h190l42 34v82q0 14-14 14H58q-14 0-14-14z"/><path fill="url(#d)" d="M62 120h166l34 28H62z" stroke-width="3"/><path fill="url(#c)" d="M108 176h88v32h-88z" stroke-width="3"/>',
  etagere:
    '<path fill="none" stroke="#454c57" stroke-width="14" d="M56 40v246M264 40v246"/><path fill="none" stroke="#cfd4db" stroke-width="6" d="M56 40v246M264 40v246"/><path fill="url(#m)" d="M46 74h228v14H46zM46 148h228v14H46zM46 222h228v14H46z"/><path fill="url(#b)" d="M80 104h58v44H80zM176 178h68v44h-68z" stroke-width="3"/><path fill="url(#p)" d="M160 116h62v32h-62zM84 192h62v30H84z" stroke-width="3"/>',
  diable:
    '<path fill="none" stroke="#454c57" stroke-width="17" d="M70 34q26-8 34 18l52 178M118 34q26-6 34 18l50 168"/><path fill="none" stroke="#6f8fb8" stroke-width="9" d="M70 34q26-8 34 18l52 178M118 34q26-6 34 18l50 168"/><path fill="none" stroke="#454c57" stroke-width="10" d="M118 100l46-10M136 162l46-10"/><path fill="url(#m)" d="M152 232l52-14 84 10-16 26-110 4z"/><circle fill="url(#d)" cx="138" cy="250" r="38"/><circle fill="url(#m)" cx="138" cy="250" r="15"/>',
  chariot:
    '<path fill="none" stroke="#454c57" stroke-width="14" d="M64 196V66q0-16 16-16h0"/><path fill="none" stroke="#454c57" stroke-width="15" d="M58 200L40 62h52l18 138"/><path fill="none" stroke="#6f8fb8" stroke-width="7" d="M58 200L40 62h52l18 138"/><path fill="url(#b)" d="M44 200h232v24H44z"/><circle fill="url(#d)" cx="82" cy="252" r="28"/><circle fill="url(#d)" cx="240" cy="252" r="28"/><circle fill="url(#m)" cx="82" cy="252" r="10"/><circle fill="url(#m)" cx="240" cy="252" r="10"/>',
  transpalette:
    '<path fill="none" stroke="#454c57" stroke-width="14" d="M84 190L52 66h48"/><path fill="url(#p)" d="M66 152h54v70H66z"/><path fill="url(#p)" d="M100 202h196l10 20H100z"/><circle fill="url(#d)" cx="92" cy="244" r="28"/><circle fill="url(#d)" cx="278" cy="238" r="15"/>',
  brouette:
    '<path fill="url(#p)" d="M56 96h206l-48 90H104z"/><path fill="none" stroke="#454c57" stroke-width="12" d="M20 132l92 64h96l36 40M140 196l-14 72M188 196l-22 72"/><circle fill="url(#d)" cx="258" cy="238" r="38"/><circle fill="url(#m)" cx="258" cy="238" r="14"/>',
  sangle:
    '<ellipse fill="url(#p)" cx="148" cy="182" rx="104" ry="66"/><ellipse fill="url(#p)" cx="148" cy="158" rx="104" ry="66"/><ellipse fill="#f5f3ef" cx="148" cy="158" rx="52" ry="30"/><ellipse cx="148" cy="158" rx="78" ry="48" stroke-width="3"/><path fill="url(#p)" d="M240 176l42-60 18 12-40 66z"/><path fill="url(#m)" d="M256 74h42v48h-42z"/><path fill="#f5f3ef" d="M266 88h22v20h-22z" stroke-width="3"/>',
  corde:
    '<ellipse fill="url(#b)" cx="160" cy="188" rx="114" ry="66"/><ellipse fill="url(#b)" cx="160" cy="160" rx="114" ry="66"/><ellipse fill="url(#b)" cx="160" cy="132" rx="114" ry="66"/><ellipse fill="#f5f3ef" cx="160" cy="132" rx="64" ry="34"/><path d="M62 160l18 14M84 176l18 14M110 188l14 14M140 194l10 14M172 195l6 14M204 190l4 14M232 178l2 14M256 160v16M62 190l18 14M90 206l16 12M124 216l12 12M160 220l8 14M196 217l6 14M228 206l4 14" stroke-width="3"/>',
  chaine:
    '<g fill="none"><path stroke="#454c57" stroke-width="26" d="M66 76h46a34 34 0 0 1 0 68H66a34 34 0 0 1 0-68z" transform="rotate(42 90 110)"/><path stroke="#c3c9d1" stroke-width="16" d="M66 76h46a34 34 0 0 1 0 68H66a34 34 0 0 1 0-68z" transform="rotate(42 90 110)"/><path stroke="#454c57" stroke-width="26" d="M138 126h46a34 34 0 0 1 0 68h-46a34 34 0 0 1 0-68z" transform="rotate(42 160 160)"/><path stroke="#d9dde2" stroke-width="16" d="M138 126h46a34 34 0 0 1 0 68h-46a34 34 0 0 1 0-68z" transform="rotate(42 160 160)"/><path stroke="#454c57" stroke-width="26" d="M208 176h46a34 34 0 0 1 0 68h-46a34 34 0 0 1 0-68z" transform="rotate(42 230 210)"/><path stroke="#c3c9d1" stroke-width="16" d="M208 176h46a34 34 0 0 1 0 68h-46a34 34 0 0 1 0-68z" transform="rotate(42 230 210)"/></g>',
  bache:
    '<path fill="url(#p)" d="M36 190l90-84 160 30-74 106z"/><path fill="url(#p)" d="M36 190l176 52v20L36 210zM212 242l74-106v20l-74 106z"/><path d="M70 160l176 38M98 132l168 34" stroke-width="3"/><g fill="#f5f3ef" stroke-width="3"><circle cx="54" cy="186" r="6"/><circle cx="128" cy="118" r="6"/><circle cx="270" cy="142" r="6"/><circle cx="206" cy="230" r="6"/></g>',
  film: penche(
    '<path fill="url(#c)" d="M56 104h212v112H56z"/><ellipse fill="url(#c)" cx="268" cy="160" rx="26" ry="56"/><ellipse fill="url(#b)" cx="268" cy="160" rx="13" ry="28"/><path fill="url(#c)" d="M56 216H26V104h30"/><path d="M66 124h180" stroke="#fff" stroke-width="7"/>',
    -20,
  ),
  sac: '<path fill="url(#c)" d="M78 92q82 26 164 0l18 172q-100 26-200 0z"/><path fill="url(#c)" d="M104 48q56 16 112 0l26 44q-82 26-164 0z"/><path d="M92 150q68 18 136 0M88 190q72 18 144 0" stroke-width="3"/>',
  'sac-outils':
    '<path fill="url(#d)" d="M44 132h232l14 110q0 14-14 14H44q-14 0-14-14z"/><path fill="none" stroke="#454c57" stroke-width="13" d="M110 132q0-72 50-72t50 72"/><path fill="url(#p)" d="M80 176h68v54H80zM172 176h68v54h-68z" stroke-width="3"/><path d="M44 150h232" stroke="#9aa3af" stroke-width="4"/>',
  balai:
    '<path fill="url(#b)" d="M222 30l18 8-94 168-18-10z"/><path fill="url(#p)" d="M74 186l116 64-12 24L62 210z"/><path fill="url(#d)" d="M58 212l118 66-18 18L44 232z"/><path d="M70 226l-14 22M90 238l-14 22M110 248l-14 22M130 260l-12 22M150 270l-10 20" stroke-width="5"/>',
  poubelle:
    '<path fill="url(#d)" d="M70 100h180l-18 176H88z"/><path fill="url(#d)" d="M56 76h208v24H56z"/><path fill="none" stroke="#454c57" stroke-width="9" d="M132 76V58h56v18"/><path d="M116 124l8 128M160 124v128M204 124l-8 128" stroke="#9aa3af" stroke-width="5"/>',
  cone: '<path fill="#d98a5a" d="M142 44h36l58 200H84z"/><path fill="url(#c)" d="M124 106h72l14 46H110zM102 182h116l12 42H90z" stroke-width="3"/><path fill="url(#d)" d="M52 244h216v24H52z"/>',
  mug: '<path fill="none" stroke="#454c57" stroke-width="26" d="M222 124h22q36 0 36 40t-36 46l-24 4"/><path fill="none" stroke="#efede9" stroke-width="16" d="M222 124h22q36 0 36 40t-36 46l-24 4"/><path fill="url(#c)" d="M60 84h168v154q0 32-32 32H92q-32 0-32-32z"/><ellipse fill="url(#c)" cx="144" cy="84" rx="84" ry="24"/><ellipse fill="url(#d)" cx="144" cy="86" rx="70" ry="17" stroke-width="3"/><path d="M84 176h120" stroke="#d98a5a" stroke-width="12"/>',
  carton:
    '<path fill="url(#b)" d="M160 48l118 52v116l-118 60-118-60V100z"/><path d="M42 100l118 54 118-54M160 154v122" /><path fill="#efe3cb" d="M92 78l118 54v40l24-11v-40L116 67z" stroke-width="3"/><path fill="url(#c)" d="M62 172l48 23v34l-48-24z" stroke-width="3"/>',
};
