// The SDK itself, for tests in other rooms that show why the adapter does what it does.
export { AgentPlatformBackend, getAI, getGenerativeModel, InferenceMode } from 'firebase/ai';
export { deleteApp, initializeApp } from 'firebase/app';
export { CustomProvider, initializeAppCheck } from 'firebase/app-check';
export { signInAnonymously } from 'firebase/auth';
