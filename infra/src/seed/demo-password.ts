/** All demo accounts share this password (decision R3). */
export const demoPassword = 'Workboard#2026';
