import type { ActorName, Scene } from '../scene.js';

/** One wrong body and the answer it gets; 400 unless said otherwise. */
export interface BadInput {
  as: ActorName;
  call: string;
  body: (scene: Scene) => unknown;
  status?: number;
  error: string;
  field?: string;
}

export const emailSentence = 'Please enter a valid email address';
export const member = { email: 'x@people.test', firstName: 'A', lastName: 'B', password: 'Workboard#2026' };
