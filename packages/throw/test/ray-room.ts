/**
 * The same room by another method: rays. A projector is a point that sends a ray to each edge of its
 * chip; coordinates give the places where the rays meet the wall. It uses no throw ratio, no line
 * formula and no percent of shift: the chip is a rectangle one unit in front of the point, moved in its
 * plane by lens shift. x goes sideways, y up, and the wall is at z = 0; lengths are inches.
 */

/** A rectangle in a plane across the axis. */
interface Rectangle {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

export interface RayProjector {
  /** Origin of all rays: height above the floor, and distance from the wall. */
  height: number;
  distance: number;
  /** Half width and half height of the chip's image, one unit in front of the point. */
  halfWidth: number;
  halfHeight: number;
  /** How far the image is moved in that plane, sideways and up. */
  movedSideways: number;
  movedUp: number;
  /** Tilt upwards, in degrees. */
  tilt: number;
}

export interface WallPoint {
  x: number;
  y: number;
}

/** Where the ray through a point of the chip's image meets the wall. @param u, v −1 to 1 across the chip */
export function onWall(projector: RayProjector, u: number, v: number): WallPoint {
  const { height, distance, halfWidth, halfHeight, movedSideways, movedUp, tilt } = projector;
  const ray = { x: movedSideways + u * halfWidth, y: movedUp + v * halfHeight, z: 1 };
  const angle = (tilt * Math.PI) / 180;
  const turned = {
    x: ray.x,
    y: ray.y * Math.cos(angle) + ray.z * Math.sin(angle),
    z: ray.z * Math.cos(angle) - ray.y * Math.sin(angle),
  };
  const along = distance / turned.z;
  return { x: turned.x * along, y: height + turned.y * along };
}

/** The chip's whole frame on the wall; straight edges only without tilt. */
export function frameOnWall(projector: RayProjector): Rectangle {
  const low = onWall(projector, -1, -1);
  const high = onWall(projector, 1, 1);
  return { left: low.x, right: high.x, bottom: low.y, top: high.y };
}

/** The largest rectangle of a shape in the middle of a frame, found by search. @param shape width ÷ height */
export function largestInside(frame: Rectangle, shape: number): { width: number; height: number } {
  const whole = { width: frame.right - frame.left, height: frame.top - frame.bottom };
  let [fits, tooWide] = [0, 2 * Math.max(whole.width, whole.height * shape)];
  for (let halvings = 0; halvings < 60; halvings += 1) {
    const width = (fits + tooWide) / 2;
    if (width <= whole.width && width / shape <= whole.height) fits = width;
    else tooWide = width;
  }
  return { width: fits, height: fits / shape };
}
