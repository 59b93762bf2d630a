/**
 * The same room by another method: rays. A projector is a point from which a ray goes to each edge of
 * its chip; where the rays meet the wall is found in coordinates. No throw ratio, no line law, no
 * percent of shift is used: the chip is a rectangle one unit in front of the point, moved in its plane
 * where the lens is shifted. x goes sideways, y up, and the wall is at z = 0; lengths are inches.
 */

/** A rectangle in a plane across the axis. */
interface Rectangle {
  left: number;
  right: number;
  bottom: number;
  top: number;
}

export interface RayProjector {
  /** Where all rays come from: height above the floor, and distance from the wall. */
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

/** The largest rectangle of a shape in the middle of a frame, found by trying sizes. @param shape width ÷ height */
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
