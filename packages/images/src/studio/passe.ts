/** One pass over all pixels of a target. */
import {
  AddEquation,
  CustomBlending,
  GLSL3,
  Mesh,
  NoBlending,
  OneFactor,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  type IUniform,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from 'three';

const VERTEX = /* glsl */ `
void main() { gl_Position = vec4(position.xy, 0.0, 1.0); }`;

export interface Passe {
  uniforms: Record<string, IUniform>;
  draw(renderer: WebGLRenderer, target: WebGLRenderTarget): void;
}

/** `fragment` writes `couleur`. */
export function definePasse(fragment: string, uniforms: Record<string, IUniform>): Passe {
  return passe(new ShaderMaterial({ ...base(fragment, uniforms), blending: NoBlending }), uniforms);
}

/** The same, added to what the target holds. */
export function defineCumul(fragment: string, uniforms: Record<string, IUniform>): Passe {
  return passe(
    new ShaderMaterial({
      ...base(fragment, uniforms),
      transparent: true,
      blending: CustomBlending,
      blendEquation: AddEquation,
      blendSrc: OneFactor,
      blendDst: OneFactor,
      blendSrcAlpha: OneFactor,
      blendDstAlpha: OneFactor,
    }),
    uniforms,
  );
}

function base(fragment: string, uniforms: Record<string, IUniform>) {
  return {
    glslVersion: GLSL3,
    vertexShader: VERTEX,
    fragmentShader: `out highp vec4 couleur;\n${fragment}`,
    uniforms,
    depthTest: false,
    depthWrite: false,
  };
}

function passe(material: ShaderMaterial, uniforms: Record<string, IUniform>): Passe {
  const scene = new Scene();
  const mesh = new Mesh(new PlaneGeometry(2, 2), material);
  mesh.frustumCulled = false;
  scene.add(mesh);
  const camera = new OrthographicCamera();
  return {
    uniforms,
    draw: (renderer, target) => {
      renderer.setRenderTarget(target);
      renderer.render(scene, camera);
    },
  };
}
