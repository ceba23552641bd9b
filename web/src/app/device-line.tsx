import { Suspense, useEffect } from 'react';
import { lazyPart } from '../components/feedback/lazy-part.js';
import { letRoomGo } from '../offline/device-room.js';
import { deviceStore, useDevice } from '../offline/waiting.js';

const DeviceBar = lazyPart(async () => (await import('../offline/device-bar.js')).DeviceBar, 'silent');

/** Room for what this device has to say: none as long as all is well, as much as on the last page until it has said it. */
export const DeviceLine = () => {
  const { isOffline, keptSince, update, waiting, waitsForSignIn, isSettled } = useDevice();
  const saysSomething = Boolean(isOffline || keptSince || update || waiting.length + waitsForSignIn > 0);
  useEffect(() => {
    // While a page of the server is taken over, all seems well for a moment.
    if (!saysSomething && isSettled && deviceStore.current().isSettled) {
      letRoomGo(0);
    }
  }, [saysSomething, isSettled]);
  return (
    <div className="device-line">
      {saysSomething && (
        <Suspense fallback={null}>
          <DeviceBar />
        </Suspense>
      )}
    </div>
  );
};
